/** What a visit keeps in its own browser: what was viewed, and what is ticked to be compared. */
import { keepCodes, keptCodes } from '../../saved/kept-codes.ts';

export function startKeeping(): void {
  const code = document.querySelector<HTMLElement>('article[data-product]')?.dataset.product;
  if (code) {
    keepCodes('viewed', [code, ...keptCodes('viewed')]);
    // Without a script nothing could be saved, so that the page does not offer it.
    const save = Object.assign(document.createElement('a'), {
      textContent: 'Save',
      href: `/saved?add=${code}`,
    });
    document.querySelector('[data-keep]')?.append(save);
  }
  const load = () => {
    import('../../saved/compare-bar.ts')
      .then(({ startCompareBar }) => startCompareBar())
      .catch(console.error);
  };
  const ticked = () => document.querySelector('.tick :checked');
  // A page that is come back to has its ticks; a list of a later page has those of before.
  if (ticked() || (document.querySelector('form#compare') && keptCodes('compared').length > 0)) {
    load();
  }
  addEventListener('change', () => ticked() && load());
}
