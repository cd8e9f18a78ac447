/** BNR-02: whether this visitor is shown the banner. */
import { isBannerShown, moment } from '../../browser/banner-state.ts';
import type { ReadCookie } from './visit-cookies.ts';

export function showBanner({ dataset }: HTMLElement, read: ReadCookie): void {
  if (isShownNow(dataset, read)) dataset.banner = 'open';
}

export function isShownNow(
  { bannerCookie, bannerStart: start, bannerEnd: end }: DOMStringMap,
  read: ReadCookie,
): boolean {
  if (!bannerCookie) return false;
  return isBannerShown({ enabled: true, start, end }, read(bannerCookie), moment());
}
