/**
 * The finder of stores and installers. Its form and the whole list are prerendered. React and the router load when
 * the visitor uses the form, or at once if the address has a query.
 */
import { loadOnIntent } from '../../tool-kit/load-on-intent.ts';

takePartsAlong();

const island = document.querySelector<HTMLElement>('[data-island="places"]');
const target = document.querySelector<HTMLElement>('[data-places-answer]');

if (island && target) {
  const form = island.querySelector('form');
  // A visitor may submit before the script loads. The answer follows once it has.
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
      // On a translated page, React renders a new form.
      if (isAsked) island.querySelector('form')?.requestSubmit();
    },
    () => {
      target.textContent = "We can't work out distances right now. The full list is below.";
    },
  );
}

/**
 * Submitting before this script loads sends only the form's fields. Restores the parts from the previous address
 * (errand b).
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
