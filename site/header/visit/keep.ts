/** What a visit keeps in its own browser: what was viewed, and what is ticked to be compared. */
import { keepCodes, keptCodes } from '../../saved/kept-codes.ts';

export function startKeeping(): void {
  const code = document.querySelector<HTMLElement>('article[data-product]')?.dataset.product;
  if (code) {
    keepCodes('viewed', [code, ...keptCodes('viewed')]);
    // Where the page has a place for them: ways on that need no place in its markup.
    document
      .querySelector('[data-keep]')
      ?.append(way('Save', `/saved?add=${code}`), way('Compare', `/compare?codes=${code}`));
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

const way = (textContent: string, href: string) =>
  Object.assign(document.createElement('a'), { textContent, href, className: 'onward' });
