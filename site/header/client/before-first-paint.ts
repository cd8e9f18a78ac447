/** The inline script in each page's head, which runs before the first paint. */
import { storeSentSearch } from '../../browser/sent-search.ts';
import { whenHeader } from './events.ts';
import { setHeaderState } from './header-state.ts';

const { dataset } = document.documentElement;
const { pathname, search } = location;
// A sticker's address opens the finder, which shows what's due, before any of the product's page shows.
if (/^\/[^a-z]+$/.test(pathname) && /[?&]fitted=/.test(search)) {
  document.documentElement.hidden = true;
  location.replace(`/find-my-cartridge${search}&code=${pathname.slice(1)}`);
}
// The previous page fetched the typeface while it was idle (every-page-when-idle.ts).
if (document.referrer.startsWith(`${location.origin}/`)) dataset.typeface = '';
// Back, Reload and a fragment lead to a place on the page, which needs the heights of all parts (Section.module.css).
if (performance.navigation.type || location.hash) dataset.eager = '';
let isAsked = /[?&](?!utm_|\w*clid=)\w/.test(search);
try {
  // True for a JSON list longer than "[]". Throws if nothing is stored or storage is blocked.
  isAsked ||= pathname === '/saved' && localStorage['puretec-saved'][2];
} catch {}
// The prerendered content isn't the answer to the address's query (tool-notice.ts) or the visitor's saved list.
// Campaign parameters don't count. If a script fails to load, the content shows again.
if (isAsked) {
  dataset.asked = search;
  addEventListener('error', () => delete dataset.asked, true);
}
// Typing before the search box starts shows the loading sign and stores the last key for search-box.ts.
const onEarlyKey = ({ target, key }: Event & { readonly key?: string }) => {
  if (!(target instanceof HTMLInputElement && target.matches('search :not([role])'))) return;
  if (key) target.dataset.key = key;
  else target.parentElement?.setAttribute('aria-busy', 'true');
};
addEventListener('keydown', onEarlyKey, true);
addEventListener('input', onEarlyKey, true);
// A plain form leaves the page before any script can log its search.
addEventListener('submit', ({ target, defaultPrevented }) => {
  const words =
    target instanceof Element && target.querySelector<HTMLInputElement>('[name=keywords]');
  if (words && !defaultPrevented) storeSentSearch(words.value);
});
// Without its script, the box keeps its form and shows no sign of loading.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // A tool's notice needn't wait (ToolNotice.module.css).
    dataset.failed = '';
    removeEventListener('input', onEarlyKey, true);
    document.querySelector('search [aria-busy]')?.removeAttribute('aria-busy');
  },
  true,
);
whenHeader(setHeaderState);
