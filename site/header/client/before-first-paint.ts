/** The script inside each page's head: it runs before anything is painted. */
import { storeSentSearch } from '../../browser/sent-search.ts';
import { whenHeader } from './events.ts';
import { setHeaderState } from './header-state.ts';

const { dataset } = document.documentElement;
// The previous page fetched the typeface while it was idle (every-page-when-idle.ts).
if (document.referrer.startsWith(`${location.origin}/`)) dataset.typeface = '';
let isAsked = /[?&](?!utm_|\w*clid=)\w/.test(location.search);
try {
  // A list in JSON. It throws where nothing was ever stored, or storage is blocked.
  isAsked ||= location.pathname === '/saved' && localStorage['puretec-saved'][2];
} catch {}
// The address has a query, so the prerendered content isn't the answer yet (tool-notice.ts). Campaign
// parameters don't count. Nor is it the visitor's saved list. If a script fails to load, the prerendered content shows again.
if (isAsked) {
  dataset.asked = '';
  addEventListener('error', () => delete dataset.asked, true);
}
// Words typed before the search box has started show the loading sign, and the last key is stored for it
// (search-box.ts).
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
// A script that failed to load is requested again when the visitor does something. The name differs, because
// some browsers remember that a module failed.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // A tool's notice needn't wait (ToolNotice.module.css).
    dataset.failed = '';
    removeEventListener('input', onEarlyKey, true);
    document.querySelector('search [aria-busy]')?.removeAttribute('aria-busy');
    const again = () => import(/* @vite-ignore */ `${target.src}?again`).catch(() => {});
    for (const act of ['focusin', 'keydown']) addEventListener(act, again);
  },
  true,
);
whenHeader(setHeaderState);
