/**
 * Applies the redirects of former codes and moved pages on hosts without redirect rules (RTE-21, A-41). Otherwise opens
 * a page in other capitals, names the country that sells a product, or offers similar addresses.
 */
import { fetchEntries } from '../../search/sold-elsewhere.ts';
import {
  decoded,
  lowerCased,
  redirectTarget,
  similarUrls,
  soldElsewhere,
} from './redirect-target.ts';

const place = document.querySelector('[data-near]');

const linkTo = (href: string, textContent: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, textContent });

/** Offers similar addresses among the listed codes and the pages that this one links to. */
function offer(moved: unknown): void {
  const named = new Map<string, string>();
  for (const target of Object.values(Object(moved))) {
    if (typeof target === 'string' && /^\/[A-Z0-9-]+$/.test(target)) {
      named.set(target, target.slice(1));
    }
  }
  for (const { origin, pathname, textContent, ariaLabel } of document.links) {
    // "View All" doesn't help here, and another link has the same address.
    if (origin === location.origin && ariaLabel === null && !named.has(pathname)) {
      named.set(pathname, textContent?.trim() || pathname);
    }
  }
  const near = similarUrls(decoded(location.pathname), [...named.keys()]);
  place?.append(
    ...near.flatMap((address, at) => [
      at === 0 ? 'Did you mean ' : at === near.length - 1 ? ' or ' : ', ',
      linkTo(address, named.get(address) ?? address),
    ]),
    near.length > 0 ? '?' : '',
  );
}

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
  let moved: unknown;
  try {
    moved = await read('/moved.json');
    const target = redirectTarget(window.location, moved);
    // `replace`, so going back skips the wrong address.
    if (target !== undefined) return window.location.replace(target);
  } catch (error) {
    console.error('Moved pages failed to load:', error);
  }
  if (!(await isKnown())) offer(moved);
})();
