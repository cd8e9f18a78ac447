import { byTopic, type Change, differingLines, type Report, totalsOf } from './change-report.ts';
import { linksShown, type PageLink } from './page-links.ts';

/** The start of a hidden comment, by which a later run finds its own report. */
export const markdownMarker = '<!-- what-will-change -->';
/** A comment of a pull request holds 65,536 characters. */
const longest = 60_000;

/** For a pull request: a table a topic, texts folded away. */
export function asMarkdown(report: Report, linkTo: PageLink): string {
  const head = `${markdownMarker}\n## What will change\n\nFrom ${escaped(report.before)} to ${escaped(report.after)}: **${totalsOf(report)}**\n`;
  const sections = byTopic(report).map(({ topic, title, changes }) => {
    const rows = changes.map((change) => row(change, linkTo)).join('\n');
    const table = `| | Where | What | Before | After | Seen on |\n|---|---|---|---|---|---|\n${rows}\n`;
    return topic === 'texts'
      ? `\n<details><summary><b>${title}</b> (${changes.length})</summary>\n\n${table}\n</details>\n`
      : `\n### ${title}\n\n${table}`;
  });
  let text = head;
  for (const section of sections) {
    if (text.length + section.length > longest)
      return `${text}\nThere is more than a comment can hold: the page of this report has all.\n`;
    text += section;
  }
  return text;
}

function row(change: Change, linkTo: PageLink): string {
  const { level, subject, what, note, pages, countries } = change;
  const { before, after } = differingLines(change);
  const [country] = countries;
  const links = country
    ? pages
        .filter((page) => page.startsWith('/'))
        .slice(0, linksShown)
        .map((page) => link(page, linkTo(page, country)))
    : [];
  const more =
    pages.length > links.length && links.length > 0 ? ` +${pages.length - links.length}` : '';
  const sign = { note: '', warning: '⚠️', error: '❌' }[level];
  const cells = [
    `${sign} ${countries.join(' ')}`.trim(),
    escaped(subject),
    escaped(what) + (note === undefined ? '' : `<br>**${escaped(note)}**`),
    escaped(before.join('\n')),
    escaped(after.join('\n')),
    links.join(' ') + more,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Files beside the report cannot be reached from a pull request: there the path alone is said. */
const link = (page: string, to: string): string =>
  /^https?:/.test(to) ? `[${escaped(page)}](${to})` : `\`${page}\``;

const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#@]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
