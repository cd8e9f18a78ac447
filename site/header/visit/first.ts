/** Stands in the page itself, at the start of the header: it runs before anything is painted. */
import { decide } from './decide.ts';

const header = document.currentScript?.parentElement;
// The page before has fetched the typeface when it was idle (when-idle.ts).
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset.typeface = '';
}
if (header) decide(header);
