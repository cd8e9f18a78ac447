/** Takes another audience's bars (HDR-08) from its own page, so no script carries a menu. */
import type { Audience } from '../../../kernel/entry-types.ts';

/** Rejects, and leaves the header unchanged, if the page can't be loaded or belongs to another audience. */
export async function showAudience(header: HTMLElement, audience: Audience): Promise<void> {
  const choice = `a[data-audience-choice="${audience}"]`;
  const url = header.querySelector<HTMLAnchorElement>(choice)?.href ?? '/';
  const other = (await load(url))?.querySelector<HTMLElement>('[data-header]');
  if (other?.dataset.audience !== audience) throw new Error(`${url} has no header for ${audience}`);
  const own = barsOf(header);
  const theirs = barsOf(other);
  for (const [index, bar] of own.entries()) bar.replaceWith(...theirs.slice(index, index + 1));
  // The dealers' extra bar (HDR-07) comes after all other bars and before the country notice.
  for (const extra of theirs.slice(own.length)) header.lastElementChild?.before(extra);
  logoOf(header)?.setAttribute('href', logoOf(other)?.getAttribute('href') ?? '/');
  header.dataset.audience = audience;
}

const logoOf = (header: HTMLElement) => header.querySelector('[data-bar="brand"] a');

const barsOf = (header: HTMLElement) => [
  ...header.querySelectorAll('[data-variant]:not([data-variant] *)'),
];

/** Loads a page as a document. The content policy forbids parsing text into one, but allows a request. */
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
