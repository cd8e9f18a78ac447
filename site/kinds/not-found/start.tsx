/**
 * The page for addresses that lead nowhere. Hosts that take redirect rules have used them
 * already; on the others this script knows the same ones (RTE-21, A-41): codes in other
 * capitals, former codes, pages that have moved. A page in other capitals is opened, a product of the
 * other country told of; else what is near is offered.
 */
import { noPages, readPagesFile, searchPagesUrl } from '../../../kernel/site-entry.ts';
import { nearAddresses } from './near-addresses.ts';
import { decoded, inSmallLetters, newAddress } from './new-address.ts';
import { soldElsewhere } from './sold-elsewhere.ts';

const place = document.querySelector('[data-near]');

const linkTo = (href: string, textContent: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, textContent });

/** The codes of the list, and the pages that this one links to, with their words. */
function offer(moved: unknown): void {
  const named = new Map<string, string>();
  for (const target of Object.values(Object(moved))) {
    if (typeof target === 'string' && /^\/[A-Z0-9-]+$/.test(target)) {
      named.set(target, target.slice(1));
    }
  }
  for (const { origin, pathname, textContent, ariaLabel } of document.links) {
    // "View All" says nothing here; the page has another link besides.
    if (origin === location.origin && ariaLabel === null && !named.has(pathname)) {
      named.set(pathname, textContent?.trim() || pathname);
    }
  }
  const near = nearAddresses(decoded(location.pathname), [...named.keys()]);
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

/** Whether it is a page in other capitals, or a product of the other country. */
async function isKnown(): Promise<boolean> {
  const { entries } = readPagesFile(await read(searchPagesUrl)) ?? noPages;
  const target = inSmallLetters(window.location, entries);
  if (target !== undefined) {
    window.location.replace(target);
    return true;
  }
  const known = soldElsewhere(decoded(location.pathname), entries);
  if (known) place?.append(`${known.title}. `, linkTo(known.address, 'See its range here'));
  return known !== undefined;
}

void (async () => {
  let moved: unknown;
  try {
    moved = await read('/moved.json');
    const target = newAddress(window.location, moved);
    // Not `assign`: going back should not lead to the wrong address again.
    if (target !== undefined) return window.location.replace(target);
  } catch (error) {
    console.error('The list of moved pages cannot be read:', error);
  }
  const isDone = await isKnown().catch((error: unknown) => {
    console.error('The list of pages cannot be read:', error);
    return false;
  });
  if (!isDone) offer(moved);
})();
