/**
 * The bars of another audience (HDR-08), taken from that audience's own page: the build has drawn
 * them there already, so no script carries a menu or the means to draw one.
 */
import type { Audience } from '../../../kernel/contract.ts';

/** Rejects, and leaves the header as it is, where the page cannot be loaded or is not that audience's. */
export async function showAudience(header: HTMLElement, audience: Audience): Promise<void> {
  const choice = `a[data-audience-choice="${audience}"]`;
  const url = header.querySelector<HTMLAnchorElement>(choice)?.href ?? '/';
  const other = (await load(url))?.querySelector<HTMLElement>('[data-header]');
  if (other?.dataset.audience !== audience) throw new Error(`${url} has no header of ${audience}`);
  const own = barsOf(header);
  const theirs = barsOf(other);
  for (const [index, bar] of own.entries()) bar.replaceWith(...theirs.slice(index, index + 1));
  // The dealers' extra bar (HDR-07) comes after all other bars, before the country's notice.
  for (const extra of theirs.slice(own.length)) header.lastElementChild?.before(extra);
  logoOf(header)?.setAttribute('href', logoOf(other)?.getAttribute('href') ?? '/');
  header.dataset.audience = audience;
}

const logoOf = (header: HTMLElement) => header.querySelector('[data-bar="brand"] a');

const barsOf = (header: HTMLElement) => [
  ...header.querySelectorAll('[data-variant]:not([data-variant] *)'),
];

/** A page as a document. The site's policy lets no script turn text into one; a request may. */
function load(url: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML);
    request.onerror = reject;
    request.send();
  });
}
