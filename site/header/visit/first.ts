/** Stands in the page itself, at the start of its head: it runs before anything is painted. */
import { decideInFirstFrame } from './first-frame.ts';

const { dataset } = document.documentElement;
// The page before has fetched the typeface when it was idle (when-idle.ts).
if (document.referrer.startsWith(`${location.origin}/`)) dataset.typeface = '';
// What the page was made with is not what the address asks for (show-answered.ts); a script may be missing.
// What a campaign adds to it asks for nothing.
if (/[?&](?!utm_|\w*clid=)\w/.test(location.search)) {
  dataset.asked = '';
  addEventListener('error', () => delete dataset.asked, true);
}
// What is far below waits (Section.module.css), but not where a reader comes to a place in it, back or by
// a fragment, nor for a key that may lead there: End, or the browser's own search.
const [visit] = performance.getEntriesByType('navigation');
if (
  visit instanceof PerformanceNavigationTiming &&
  visit.type === 'navigate' &&
  location.hash === ''
) {
  dataset.fresh = '';
  addEventListener('keydown', () => delete dataset.fresh, true);
}
decideInFirstFrame();
