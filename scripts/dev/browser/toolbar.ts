/** The development bar at the bottom of each page. A shadow root separates its styles from the site's. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import { countries, countryKeys, countryOfHostname } from '../../../kernel/countries.ts';
import { audiences } from '../../../kernel/navigation.ts';
import { readHeaderCookie, writeHeaderCookie } from '../../../site/header/client/header-cookies.ts';
import type { PageInfo } from '../page-info.ts';

type Info = PageInfo & { readonly ports: Readonly<Record<string, number>>; readonly at?: string };

const styles = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; color-scheme: dark; }
  aside { font: 14px/1.5 system-ui, sans-serif; color: #fff; background: #0c1b2a; display: flex; flex-wrap: wrap;
    align-items: center; gap: 4px 16px; padding: 4px 16px; }
  details[open] > div { position: absolute; inset: auto 0 100%; max-height: 50vh; overflow: auto; background: #0c1b2a;
    padding: 8px 16px; border-bottom: 1px solid #6d7d8b; }
  summary, button, select, input { font: inherit; color: inherit; min-height: 28px; cursor: pointer; }
  button, select, input { background: #2f4153; border: 1px solid #b7c6d3; border-radius: 4px; padding: 0 8px; }
  .link { background: none; border: 0; padding: 0; text-decoration: underline; text-align: start; }
  :focus-visible { outline: 2px solid #f5b544; outline-offset: 2px; }
  ul { list-style: none; margin: 0; padding: 0; } li { padding: 2px 0; }
  dialog { padding: 0; border: 0; background: #0c1b2a; color: #fff; } iframe { display: block; border: 0; background: #fff; }
  dialog button { margin: 4px 8px; } .end { margin-inline-start: auto; }
  @media print { :host { display: none; } }`;

export function showToolbar(hot: ViteHotContext): void {
  const host = document.createElement('puretec-toolbar');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  // The bar is outside the body, because an edit may replace the body.
  document.documentElement.append(host);
  const show = async () => {
    const path = encodeURIComponent(decodeURIComponent(location.pathname));
    const answer = await fetch(`/__page-info?path=${path}`);
    if (!answer.ok || !host.isConnected) return;
    const controls = () => [...root.querySelectorAll('summary, label > *')];
    const focused = controls().indexOf(root.activeElement ?? host);
    const open = [...root.querySelectorAll('details')].map((each) => each.open);
    root.replaceChildren(bar(await answer.json(), hot, () => host.remove()));
    for (const [index, each] of root.querySelectorAll('details').entries())
      each.open = open[index] ?? false;
    const control = controls()[focused];
    if (control instanceof HTMLElement) control.focus();
  };
  hot.on('site:edited', show);
  hot.on('vite:error', show);
  void show();
}

function bar(
  { files, problems, total, ports, at = '' }: Info,
  hot: ViteHotContext,
  hide: () => void,
): HTMLElement {
  const date = element('input', { type: 'date', value: at.slice(0, 10) });
  date.addEventListener('change', () => hot.send('site:date', date.value));
  const country = choice(countries, document.documentElement.dataset.country ?? '', (chosen) => {
    const { hostname, pathname, search, hash } = location;
    const isNamed = countryOfHostname(hostname) !== undefined || hostname.endsWith('.localhost');
    const key = Object.entries(countryKeys).find(([name]) => name === chosen)?.[1];
    const there = isNamed ? `${key}.localhost:${location.port}` : `${hostname}:${ports[chosen]}`;
    location.assign(`http://${there}${pathname}${search}${hash}`);
  });
  const cookie =
    document.querySelector<HTMLElement>('[data-section-cookie]')?.dataset.sectionCookie ?? '';
  const audience = choice(audiences, readHeaderCookie(cookie) ?? audiences[0], (chosen) => {
    writeHeaderCookie(cookie, chosen);
    location.reload();
  });
  const phone = element('button', { textContent: 'Phone width' });
  phone.addEventListener('click', () => showPhone(phone));
  const close = element('button', { textContent: 'Hide', className: 'end' });
  const aside = element('aside', { ariaLabel: 'Development' });
  close.addEventListener('click', hide);
  const word = problems.length === 1 ? 'problem' : 'problems';
  aside.append(
    list(`${problems.length} ${word} on this page, ${total} in all`, problems),
    list(files.length === 1 ? '1 file' : `${files.length} files`, files),
    labelled('Date', date),
    labelled('Country', country),
    labelled('Audience', audience),
    phone,
    close,
  );
  return aside;
}

/** Lists places that open in the editor on a click. */
function list(title: string, places: readonly PageInfo['files'][number][]): HTMLElement {
  const details = element('details', {});
  const box = element('div', {});
  const entries = element('ul', {});
  for (const { at, about } of places) {
    const button = element('button', { textContent: at, className: 'link' });
    button.addEventListener('click', () => {
      void fetch(`/__open-in-editor?file=${encodeURIComponent(at)}`);
    });
    const entry = element('li', {});
    entry.append(button, ` ${about}`);
    entries.append(entry);
  }
  box.append(entries);
  details.append(element('summary', { textContent: title }), box);
  return details;
}

function choice(names: readonly string[], chosen: string, choose: (name: string) => void) {
  const select = element('select', {});
  for (const name of names) select.append(new Option(name, name, false, name === chosen));
  select.addEventListener('change', () => choose(select.value));
  return select;
}

function showPhone(opener: HTMLElement): void {
  const dialog = element('dialog', { ariaLabel: 'The page at phone width' });
  const close = element('button', { textContent: 'Close', autofocus: true });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  const frame = { title: 'Phone width', src: location.href, width: '390', height: '700' };
  dialog.append(close, element('iframe', frame));
  opener.after(dialog);
  dialog.showModal();
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', { textContent: `${text} ` });
  label.append(control);
  return label;
}

const element = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
): HTMLElementTagNameMap[T] => Object.assign(document.createElement(tag), properties);
