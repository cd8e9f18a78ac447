import { byTopic, type Change, type Report, totalsOf } from './change-report.ts';
import { linksShown, type PageLink } from './page-links.ts';
import { wordDiff } from './word-diff.ts';

/** Every report has this title, by which a later run finds its own. */
export const htmlMarker = '<title>What will change</title>';

/** One page of its own, with before and after side by side. Nothing is fetched for it. */
export function asHtml(report: Report, linkTo: PageLink): string {
  const sections = byTopic(report);
  const contents = sections.map(
    ({ topic, title, changes }) =>
      `<li><a href="#${topic}">${title}</a> <span>${changes.length}</span></li>`,
  );
  const parts = sections.map(
    ({ topic, title, changes }) =>
      `<section id="${topic}"><h2>${title}</h2>\n${changes.map((change) => entry(change, linkTo)).join('\n')}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${htmlMarker}
<style>${styles}</style>
<header>
<h1>What will change</h1>
<p>From ${escaped(report.before)} to ${escaped(report.after)}.</p>
<p class="totals">${escaped(totalsOf(report))}</p>
<nav aria-label="Topics"><ul>${contents.join('')}</ul></nav>
</header>
<main>
${parts.join('\n')}
</main>
</html>
`;
}

function entry(change: Change, linkTo: PageLink): string {
  const { level, subject, what, note, countries } = change;
  const sign = {
    note: '',
    warning: '<b class="sign">Look twice</b>',
    error: '<b class="sign">Lost</b>',
  }[level];
  return `<article class="${level}">
<h3>${escaped(subject)}</h3>
<p>${sign}<span class="country">${countries.join(' · ')}</span> ${escaped(what)}${note === undefined ? '' : `, <strong>${escaped(note)}</strong>`}</p>
${sides(change)}${links(change, linkTo)}</article>`;
}

function sides({ before, after }: Change): string {
  if (before === undefined && after === undefined) return '';
  const [old, now] = wordDiff(before ?? '', after ?? '');
  const side = (name: string, tag: string, pieces: typeof old) => {
    const text = pieces
      .map((piece) =>
        piece.isChanged ? `<${tag}>${escaped(piece.text)}</${tag}>` : escaped(piece.text),
      )
      .join('');
    return `<div><h4>${name}</h4><p>${text === '' ? '–' : text}</p></div>`;
  };
  return `<div class="sides">${side('Before', 'del', old)}${side('After', 'ins', now)}</div>\n`;
}

function links({ pages, countries }: Change, linkTo: PageLink): string {
  const paths = pages.filter((page) => page.startsWith('/'));
  if (paths.length === 0) return '';
  const shown = paths.slice(0, linksShown).map((page) => {
    const anchors = countries.map(
      (country) => `<a href="${escaped(linkTo(page, country))}">${country}</a>`,
    );
    return `<li>${escaped(page)} ${anchors.join(' ')}</li>`;
  });
  const rest = paths.length - shown.length;
  return `<ul class="pages">${shown.join('')}${rest > 0 ? `<li>and ${rest} more</li>` : ''}</ul>\n`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `
:root { color-scheme: light; --ink: #0b1a26; --line: #d5dde2; --soft: #f3f6f8; --blue: #0a5a9c }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff }
header, main { max-width: 72rem; margin: auto; padding: 0 1.5rem }
header { padding-top: 2.5rem }
h1 { margin: 0; font-size: 2rem; letter-spacing: -.02em }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem }
h3 { margin: 0; font-size: 1rem }
h4 { margin: 0; font-size: .75rem; font-weight: 600; color: #526472 }
.totals { font-size: 1.125rem; font-weight: 600 }
nav ul, .pages { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 0; padding: 0; list-style: none }
nav span { color: #526472 }
a { color: var(--blue) }
article { padding: 1rem 0; border-top: 1px solid var(--line) }
article > p { margin: .125rem 0 .5rem; overflow-wrap: anywhere }
.country { font-size: .8125rem; color: #526472; margin-right: .25rem }
.sign { margin-right: .5rem; padding: .0625rem .5rem; border-radius: 1rem; font-size: .8125rem; background: #fff1cc; color: #5c4300 }
.error .sign { background: #fde3e1; color: #8c1610 }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: .5rem; overflow: hidden }
.sides > div { padding: .75rem 1rem; background: var(--soft) }
.sides p { margin: .125rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
del, ins { text-decoration-thickness: 1px; border-radius: .125rem }
del { background: #fde3e1 }
ins { background: #d9f2e1; text-decoration: none }
.pages { margin-top: .5rem; font-size: .875rem; overflow-wrap: anywhere }
`;
