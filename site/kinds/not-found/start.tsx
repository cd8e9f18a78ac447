/**
 * The page for addresses that lead nowhere. Hosts that take redirect rules have used them
 * already; on the others this script knows the same ones (RTE-21, A-41): codes in other
 * capitals, former codes, pages that have moved. What is near is offered.
 */
import { nearAddresses } from './near-addresses.ts';
import { decoded, newAddress } from './new-address.ts';

/** The codes of the list, and the pages that this one links to, with their words. */
function offer(moved: unknown): void {
  const place = document.querySelector('[data-near]');
  const named = new Map<string, string>();
  for (const target of Object.values(Object(moved))) {
    if (typeof target === 'string' && /^\/[A-Z0-9-]+$/.test(target)) {
      named.set(target, target.slice(1));
    }
  }
  for (const { origin, pathname, textContent } of document.links) {
    if (origin === location.origin && !named.has(pathname)) {
      named.set(pathname, textContent?.trim() || pathname);
    }
  }
  const near = nearAddresses(decoded(location.pathname), [...named.keys()]);
  place?.append(
    ...near.flatMap((address, at) => [
      at === 0 ? 'Did you mean ' : at === near.length - 1 ? ' or ' : ', ',
      Object.assign(document.createElement('a'), {
        href: address,
        textContent: named.get(address),
      }),
    ]),
    near.length > 0 ? '?' : '',
  );
}

void (async () => {
  let moved: unknown;
  try {
    const answer = await fetch('/moved.json');
    if (answer.ok) moved = await answer.json();
    const target = newAddress(window.location, moved);
    // Not `assign`: going back should not lead to the wrong address again.
    if (target !== undefined) return window.location.replace(target);
  } catch (error) {
    console.error('The list of moved pages cannot be read:', error);
  }
  offer(moved);
})();
