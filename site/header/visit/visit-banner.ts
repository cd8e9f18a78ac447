/** The banner of this visit (BNR): shown before the first paint or not at all. */
import { onClick } from './on-click.ts';
import { onRestored } from './on-restored.ts';
import { isShownNow } from './show-banner.ts';
import { readCookie, writeCookie } from './visit-cookies.ts';

/** The lengths of both animations stand in the styles of the whole site: 1 s and 0.5 s. */
export function startBanner(header: HTMLElement): void {
  const { bannerCookie: cookie, bannerAge } = header.dataset;
  if (!cookie) return;
  const hide = () => {
    delete header.dataset.banner;
  };
  // BNR-06: closed on another page, or over since, while this one lay in memory.
  onRestored(() => {
    if (!isShownNow(header.dataset, readCookie)) hide();
  });
  const close = (button: Element) => {
    writeCookie(cookie, 'true', Number(bannerAge));
    const panel = button.closest('[data-banner-panel]');
    header.dataset.banner = 'closing';
    focusBehind(header, panel);
    // None where motion is reduced: then it is gone at once.
    const motions = panel?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(hide);
  };
  onClick(header, '[data-banner-close]', close);
  // Closed before this script arrived (show-banner.ts).
  const early = header.dataset.banner === 'closing' && header.querySelector('[data-banner-close]');
  if (early) close(early);
}

/** BNR-04: the keyboard goes on with what stands behind the banner. */
function focusBehind(header: HTMLElement, panel: Element | null): void {
  const next = [...header.querySelectorAll<HTMLElement>('a,button')].find(
    (element) => !panel?.contains(element) && element.checkVisibility(),
  );
  next?.focus({ preventScroll: true });
}
