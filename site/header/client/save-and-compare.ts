/** Offers to save the product on the page, and loads the bar that compares them. */
import { onStoredListChange, readStoredList } from '../../browser/stored-lists.ts';

export function startSaveAndCompare(): void {
  const { product, former = '' } =
    document.querySelector<HTMLElement>('article[data-product]')?.dataset ?? {};
  if (product) addSaveLink(product, former.split(' '));
  const load = () => {
    import('../../components/CompareTick/compare-bar.ts')
      .then(({ startCompareBar }) => startCompareBar())
      .catch(console.error);
  };
  const ticked = () => document.querySelector('.tick :checked');
  const loadForStored = () => {
    if (document.querySelector('form#compare') && readStoredList('compared').length > 0) load();
  };
  if (ticked()) load();
  loadForStored();
  onStoredListChange('compared', loadForStored);
  addEventListener('change', () => ticked() && load());
}

/** The page is prerendered without the link, because nothing can be saved without a script. */
function addSaveLink(code: string, formerCodes: readonly string[]): void {
  const link = document.createElement('a');
  const update = () => {
    const isSaved = readStoredList('saved').some((each) => [code, ...formerCodes].includes(each));
    link.textContent = isSaved ? 'Saved' : 'Save';
    link.href = isSaved ? '/saved' : `/saved?add=${code}`;
  };
  update();
  document.querySelector('[data-keep]')?.append(link);
  onStoredListChange('saved', update);
}
