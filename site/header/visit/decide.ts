/** What of the header depends on the visit, decided before anything is painted. */
import type { SharedData } from '../../browser/shared-data.ts';
import { holdForAudience } from './hold-for-audience.ts';
import { showBanner } from './show-banner.ts';
import type { ReadCookie } from './visit-cookies.ts';
import { startCountry } from './visit-country.ts';
import { startPromotion } from './visit-promotion.ts';

export function decide(header: HTMLElement, read: ReadCookie): void {
  const shared: SharedData = JSON.parse(header.dataset.shared ?? '{}');
  showBanner(header, read);
  startPromotion(header, shared);
  startCountry(header, shared);
  holdForAudience(header, shared, read);
}
