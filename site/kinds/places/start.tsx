/**
 * The finder of stores and of installers. Its form and the whole list are prerendered; React and
 * the router come when the form is touched, or at once where the address already asks.
 */
import { loadOnIntent } from '../../tool-kit/load-on-intent.ts';

takePartsAlong();

const island = document.querySelector<HTMLElement>('[data-island="places"]');
const target = document.querySelector<HTMLElement>('[data-places-answer]');

if (island && target) {
  const form = island.querySelector('form');
  // Somebody may be faster than the script: what was asked is answered once it is there.
  let isAsked = false;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    isAsked = true;
  };
  loadOnIntent(
    [island],
    location.search !== '',
    async () => {
      form?.addEventListener('submit', hold);
      const { mountFinder } = await import('./mount.tsx');
      await mountFinder(island, target, [
        ...document.querySelectorAll<HTMLElement>('[data-places-plain]'),
      ]);
      form?.removeEventListener('submit', hold);
      // On a translated page React draws a form of its own.
      if (isAsked) island.querySelector('form')?.requestSubmit();
    },
    () => {
      target.textContent = 'Distances cannot be worked out just now. The whole list stands below.';
    },
  );
}

/**
 * A form that was sent before this script came holds what was filled in alone, every field of it: the
 * parts that its page was asked for are in the address before (errand b).
 */
function takePartsAlong(): void {
  const sent = [...new URLSearchParams(location.search)];
  const isWhole = sent.some(([name]) => name === 'region');
  if (!isWhole || document.referrer === '') return;
  const { origin, pathname, searchParams } = new URL(document.referrer);
  const part = searchParams.get('part');
  if (part === null || origin !== location.origin || pathname !== location.pathname) return;
  const filled = sent.filter(([, value]) => value !== '');
  history.replaceState(null, '', `?${new URLSearchParams([...filled, ['part', part]])}`);
}
