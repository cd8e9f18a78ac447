/** What a visit keeps in its own browser: what was viewed, and what is ticked to be compared. */
import { keepCodes, keptCodes, onKeptElsewhere } from '../../saved/kept-codes.ts';

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
    onKeptElsewhere('saved', tell);
  }
  const load = () => {
    import('../../saved/compare-bar.ts')
      .then(({ startCompareBar }) => startCompareBar())
      .catch(console.error);
  };
  const ticked = () => document.querySelector('.tick :checked');
  const loadForKept = () => {
    if (document.querySelector('form#compare') && keptCodes('compared').length > 0) load();
  };
  if (ticked()) load();
  loadForKept();
  onKeptElsewhere('compared', loadForKept);
  addEventListener('change', () => ticked() && load());
}
