/** BNR-02: whether this visitor is shown the banner. */
import { isBannerShown, moment } from '../../browser/banner-state.ts';
import { readCookie } from './visit-cookies.ts';

export function showBanner({ dataset }: HTMLElement): void {
  if (isShownNow(dataset)) dataset.banner = 'open';
}

export function isShownNow({
  bannerCookie,
  bannerStart: start,
  bannerEnd: end,
}: DOMStringMap): boolean {
  if (!bannerCookie) return false;
  return isBannerShown({ enabled: true, start, end }, readCookie(bannerCookie), moment());
}
