/**
 * Stands in the page itself, at the start of the header: what of it depends on the visit is decided
 * before anything is painted. The script of the page decides the same again, and does the rest.
 */
import type { SharedData } from '../../browser/shared-data.ts';
import { holdForAudience } from './hold-for-audience.ts';
import { showBanner } from './visit-banner.ts';
import { readCookie } from './visit-cookies.ts';
import { startCountry } from './visit-country.ts';
import { startPromotion } from './visit-promotion.ts';

const header = document.currentScript?.parentElement;
if (header) {
  const { shared = '{}', sectionCookie = '' } = header.dataset;
  const data: SharedData = JSON.parse(shared);
  // The first page of a visit has fetched the typeface when it was idle (when-idle.ts).
  if (readCookie(sectionCookie)) document.documentElement.dataset.typeface = '';
  showBanner(header);
  startPromotion(header, data);
  startCountry(header, data);
  holdForAudience(header, data);
}
