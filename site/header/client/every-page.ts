/**
 * Every page's script, at most 2.6 KB, for the banner, audience, menus and search box. The inline script has already
 * set what depends on the visit. The rest loads when the page is idle or the visitor touches the header.
 */
import { decideAudience } from '../../browser/audience.ts';
import type { SharedData } from '../../browser/shared-data.ts';
import { onClick, onRestored, whenHeader } from './events.ts';
import { readHeaderCookie, writeHeaderCookie } from './header-cookies.ts';
import { hideUntilAudience, isBannerDue } from './header-state.ts';
import { startMenus } from './menus.ts';

whenHeader((header) => {
  let isLoading = false;
  const loadRest = () => {
    if (isLoading) return;
    isLoading = true;
    import('./every-page-when-idle.ts').catch((error) => {
      // The next touch tries again.
      isLoading = false;
      console.error(error);
    });
  };
  startBanner(header);
  startAudience(header);
  startMenus(header);
  loadSearchOnTouch(header);
  for (const intent of ['pointerover', 'focusin', 'keydown']) {
    header.addEventListener(intent, loadRest);
  }
  addEventListener('load', loadRest);
});

/** Closes the banner and stores that (BNR). The stylesheet has both animations, 1 s and 0.5 s. */
function startBanner(header: HTMLElement): void {
  const { bannerCookie: cookie, bannerAge } = header.dataset;
  if (!cookie) return;
  const hide = () => {
    delete header.dataset.banner;
  };
  // BNR-06: the banner was closed on another page, or ended, while this page waited in memory.
  onRestored(() => {
    if (!isBannerDue(header)) hide();
  });
  const close = (button: Element) => {
    writeHeaderCookie(cookie, 'true', Number(bannerAge));
    const panel = button.closest('[data-banner-panel]');
    header.dataset.banner = 'closing';
    // BNR-04: moves focus to the first link or button after the banner.
    const next = [...header.querySelectorAll<HTMLElement>('a,button')].find(
      (element) => !panel?.contains(element) && element.checkVisibility(),
    );
    next?.focus({ preventScroll: true });
    // With reduced motion there are no animations. The timeout waits for the click's other listeners, because
    // header-state.ts sometimes marks the banner as closing after this.
    const motions = panel?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => setTimeout(hide));
  };
  onClick(header, '[data-banner-close]', close);
  // The visitor closed the banner before this script loaded (header-state.ts).
  const early = header.dataset.banner === 'closing' && header.querySelector('[data-banner-close]');
  if (early) close(early);
}

/** Stores the audience of this visit (AUD, A-01), and fetches its bars if they differ from the page's. */
function startAudience(header: HTMLElement): void {
  const { sectionCookie: cookie = '' } = header.dataset;
  const shared: SharedData = JSON.parse(header.dataset.shared ?? '{}');
  onClick(header, '[data-audience-choice]', ({ dataset: { audienceChoice = '' } }) =>
    writeHeaderCookie(cookie, audienceChoice),
  );
  // Checks only when the page is shown, because a later choice is for the next page.
  const check = () => {
    const { audience, shouldStore } = decideAudience(
      readHeaderCookie(cookie),
      location.pathname,
      shared.sections,
    );
    if (shouldStore) writeHeaderCookie(cookie, audience);
    if (audience === header.dataset.audience) return;
    hideUntilAudience(header, shared);
    // On failure the page's own bars stay, and their links and forms work (ACCEPTANCE 31).
    void import('./every-page-when-idle.ts')
      .then(({ showAudience }) => showAudience(header, audience))
      .catch(console.error)
      .then(() => delete header.dataset.pending);
  };
  check();
  onRestored(check);
}

/** Loads the search box at the first touch. Until it starts, before-first-paint.ts stores what's typed in it. */
function loadSearchOnTouch(header: HTMLElement): void {
  let isLoading = false;
  const touch = (target: unknown) => {
    const box = target instanceof Element && target.closest<HTMLElement>('[data-search-box]');
    if (!box || isLoading) return;
    isLoading = true;
    import('../../search-box/search-box.ts')
      .then(({ mountSearchBox }) => mountSearchBox(header, box))
      .catch((error) => {
        // The form still works, and the next touch tries again (ACCEPTANCE 31).
        isLoading = false;
        box.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
        console.error(error);
      });
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input']) {
    header.addEventListener(intent, ({ target }) => touch(target));
  }
  // The visitor may be in the box before this script loads.
  touch(document.activeElement);
}
