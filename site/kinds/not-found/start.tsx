/**
 * The page for addresses that lead nowhere. Hosts that take redirect rules have used them
 * already; on the others this script knows the same ones (RTE-21, A-41): codes in other
 * capitals, former codes, pages that have moved.
 */
import { newAddress } from './new-address.ts';

void (async () => {
  try {
    const answer = await fetch('/moved.json');
    if (!answer.ok) return;
    const target = newAddress(window.location, await answer.json());
    // Not `assign`: going back should not lead to the wrong address again.
    if (target !== undefined) window.location.replace(target);
  } catch (error) {
    console.error('The list of moved pages cannot be read:', error);
  }
})();
