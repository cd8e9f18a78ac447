/** The audience of this visit (AUD, A-01), and the header's island, which is loaded for it or on intent. */
import type { Audience } from '../../kernel/contract.ts';
import { isAudience, resolve } from './audience.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { onClick } from './on-click.ts';

/** So long the bars of another audience may stay away; then the page's own come back. */
const patienceMs = 4000;
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

export function startAudience(header: HTMLElement): void {
  const { sectionCookie: cookie = '', audience: rendered } = header.dataset;
  if (!isAudience(rendered)) return;

  // Read when the page is shown, and never again: what is chosen later is for the next page.
  let audience: Audience = rendered;
  onClick(header, '[data-audience-choice]', (link) => {
    const { audienceChoice } = link.dataset;
    if (isAudience(audienceChoice)) writeCookie(cookie, audienceChoice);
  });

  const settle = () => {
    delete header.dataset.pending;
  };
  let island: Promise<{ readonly show: (audience: Audience) => Promise<void> }> | undefined;
  const load = () => {
    island ??= import('./on-intent.ts').then(({ start }) => start(header, rendered));
    // Where it fails the prerendered header stays, and its links and forms work (ACCEPTANCE 31).
    return island
      .then(({ show }) => show(audience))
      .catch(console.error)
      .then(settle);
  };
  const check = () => {
    const visit = resolve(readCookie(cookie), location.pathname);
    audience = visit.audience;
    if (visit.shouldStore) writeCookie(cookie, audience);
    if (audience === header.dataset.audience) return;
    header.dataset.pending = audience;
    setTimeout(settle, patienceMs);
    void load();
  };
  check();
  for (const intent of intents) {
    header.addEventListener(intent, () => void load(), { once: true, passive: true });
  }
  // Back from another section: the page comes from memory, and its bars are those of before.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
