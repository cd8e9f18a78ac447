/** What a visit keeps in its own browser: what was viewed, and what is ticked to be compared. */
import { keepCodes, keptCodes } from '../../saved/kept-codes.ts';

export function startKeeping(): void {
  const code = document.querySelector<HTMLElement>('article[data-product]')?.dataset.product;
  if (code) {
    keepCodes('viewed', [code, ...keptCodes('viewed')]);
    // Without a script nothing could be saved, so that the page does not offer it.
    const save = document.createElement('a');
    const tell = () => {
      const isSaved = keptCodes('saved').includes(code);
      save.textContent = isSaved ? 'Saved' : 'Save';
      save.href = isSaved ? '/saved' : `/saved?add=${code}`;
    };
    tell();
    document.querySelector('[data-keep]')?.append(save);
    // Whoever comes back from the list finds the page as it was left.
    addEventListener('pageshow', tell);
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
