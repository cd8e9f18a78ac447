/** BNR-02: whether this visitor is shown the banner. */
import { isBannerShown, moment } from '../../browser/banner-state.ts';
import type { ReadCookie } from './visit-cookies.ts';

export function showBanner(header: HTMLElement, read: ReadCookie): void {
  const { dataset } = header;
  if (!isShownNow(dataset, read)) return;
  dataset.banner = 'open';
  // The cross answers from the first paint; visit-banner.ts remembers it once it's loaded.
  header.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('[data-banner-close]')) {
      dataset.banner = 'closing';
    }
  });
}

export function isShownNow(
  { bannerCookie, bannerStart: start, bannerEnd: end }: DOMStringMap,
  read: ReadCookie,
): boolean {
  if (!bannerCookie) return false;
  return isBannerShown({ enabled: true, start, end }, read(bannerCookie), moment());
}
