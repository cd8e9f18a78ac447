/** The banner of this visit (BNR): shown before the first paint or not at all. */
import { dayOf, isBannerShown, readDismissal, rememberDismissal } from './banner-state.ts';
import { onClick } from './on-click.ts';
import { readDates } from './visit-promotion.ts';

/** The lengths of both animations stand in the header's stylesheet: 1 s and 0.5 s. */
export function startBanner(header: HTMLElement): void {
  const { bannerCookie: banner, bannerAge, bannerStart, bannerEnd } = header.dataset;
  if (banner === undefined) return;
  const cookie = { banner, bannerMaxAgeSeconds: Number(bannerAge) };
  const dates = readDates(bannerStart, bannerEnd);
  if (!isBannerShown(dates, readDismissal(cookie), dayOf(new Date()))) return;
  header.dataset.banner = 'open';
  onClick(header, '[data-banner-close]', (button) => {
    rememberDismissal(cookie);
    const panel = button.closest('[data-banner-panel]');
    header.dataset.banner = 'closing';
    focusBehind(header, panel);
    // None where motion is reduced: then it is gone at once.
    const motions = panel?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      delete header.dataset.banner;
    });
  });
}

/** BNR-04: the keyboard goes on with what stands behind the banner. */
function focusBehind(header: HTMLElement, panel: Element | null): void {
  const next = [...header.querySelectorAll<HTMLElement>('a,button')].find(
    (element) => !panel?.contains(element) && element.checkVisibility(),
  );
  next?.focus({ preventScroll: true });
}
