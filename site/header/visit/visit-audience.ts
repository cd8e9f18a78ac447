/** The audience of this visit (AUD, A-01); where it is not the page's, its bars take the place of those here. */
import { resolve } from '../../browser/audience.ts';
import type { SharedData } from '../../browser/shared-data.ts';
import { holdForAudience } from './hold-for-audience.ts';
import { onClick } from './on-click.ts';
import { onRestored } from './on-restored.ts';
import { readCookie, writeCookie } from './visit-cookies.ts';

export function startAudience(header: HTMLElement, shared: SharedData): void {
  const { sectionCookie: cookie = '' } = header.dataset;
  onClick(header, '[data-audience-choice]', ({ dataset: { audienceChoice = '' } }) =>
    writeCookie(cookie, audienceChoice),
  );
  // Read when the page is shown, and never again: what is chosen later is for the next page.
  const check = () => {
    const { audience, shouldStore } = resolve(
      readCookie(cookie),
      location.pathname,
      shared.sections,
    );
    if (shouldStore) writeCookie(cookie, audience);
    if (audience === header.dataset.audience) return;
    holdForAudience(header, shared, readCookie);
    // Where it fails the page's own bars stay, and their links and forms work (ACCEPTANCE 31).
    void import('./when-idle.ts')
      .then(({ showAudience }) => showAudience(header, audience))
      .catch(console.error)
      .then(() => delete header.dataset.pending);
  };
  check();
  onRestored(check);
}
