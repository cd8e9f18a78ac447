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
// Words typed before the search box is in use show the sign of loading, and the last key is kept for it
// (start-search-box.ts).
const onEarlyKey = ({ target, key }: Event & { readonly key?: string }) => {
  if (!(target instanceof HTMLInputElement && target.matches('search :not([role])'))) return;
  if (key) target.dataset.key = key;
  else target.parentElement?.setAttribute('aria-busy', 'true');
};
addEventListener('keydown', onEarlyKey, true);
addEventListener('input', onEarlyKey, true);
// A script of the page that did not come is asked for again when somebody does something, under another
// name: some browsers remember of a module that it failed.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener('input', onEarlyKey, true);
    document.querySelector('search [aria-busy]')?.removeAttribute('aria-busy');
    const again = () => import(/* @vite-ignore */ `${target.src}?again`).catch(() => {});
    for (const act of ['focusin', 'keydown']) addEventListener(act, again);
  },
  true,
);
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
