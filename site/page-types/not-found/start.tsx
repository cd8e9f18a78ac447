/**
 * Applies the redirects of former codes and moved pages on hosts without redirect rules (RTE-21, A-41). Otherwise opens
 * a page in other capitals, names the country that sells a product, or offers to search for the address.
 */
import { searchPageUrl } from '../../search/keywords.ts';
import { fetchEntries } from '../../search/sold-elsewhere.ts';
import { decoded, lastOf, lowerCased, redirectTarget, soldElsewhere } from './redirect-target.ts';

const place = document.querySelector('[data-near]');

const linkTo = (href: string, textContent: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, textContent });

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url);
  return answer.ok ? answer.json() : undefined;
}

/** Handles a page in other capitals or a product sold elsewhere. Resolves to true if it was either. */
async function isKnown(): Promise<boolean> {
  const entries = await fetchEntries();
  const target = lowerCased(window.location, entries);
  if (target !== undefined) {
    window.location.replace(target);
    return true;
  }
  const known = soldElsewhere(decoded(location.pathname), entries);
  if (known) place?.append(`${known.title}. `, linkTo(known.address, 'See the range here'));
  return known !== undefined;
}

void (async () => {
  try {
    const target = redirectTarget(window.location, await read('/moved.json'));
    // `replace`, so going back skips the wrong address.
    if (target !== undefined) return window.location.replace(target);
  } catch (error) {
    console.error('Moved pages failed to load:', error);
  }
  if (await isKnown()) return;
  const words = lastOf(decoded(location.pathname));
  // The search finds what a slip in a code meant.
  place?.append(linkTo(searchPageUrl(words) ?? '/search', `Search for “${words}”`));
})();
