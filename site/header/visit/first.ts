/** Stands in the page itself, at the start of the header: it runs before anything is painted. */
import { decide } from './decide.ts';
import { readCookie } from './visit-cookies.ts';

const header = document.currentScript?.parentElement;
if (header) {
  // The first page of a visit has fetched the typeface when it was idle (when-idle.ts).
  if (readCookie(header.dataset.sectionCookie ?? '')) {
    document.documentElement.dataset.typeface = '';
  }
  decide(header);
}
