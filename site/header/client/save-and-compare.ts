/** Counts the saved list in the header, and offers lists on product pages and for ticks in other lists. */
import { onStoredListChange, readStoredList, storedListNames } from '../../browser/stored-lists.ts';
import { onClick } from './events.ts';

export function startSaveAndCompare(): void {
  const count = document.querySelector('[data-saved]');
  const links = document.querySelector<HTMLElement>('[data-keep]');
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('../../components/CompareTick/product-links.ts')
      .then(({ startLists }) => startLists(links))
      .catch(console.error);
    return loading;
  };
  const update = () => {
    if (count) count.textContent = `Saved ${readStoredList('saved').length || ''}`;
    if (
      document.querySelector('.tick :checked, .finishes ~ [data-keep]') ||
      storedListNames.some((list) => readStoredList(list)[0])
    )
      void load();
  };
  update();
  for (const list of storedListNames) onStoredListChange(list, update);
  addEventListener('change', update);
  if (!links) return;
  // The page is prerendered without these links, because nothing can be saved without a script.
  const code = links.closest<HTMLElement>('[data-product]')?.dataset.product;
  for (const [textContent, address] of [
    ['Save', '/saved?add='],
    ['Add to schedule', '/specifiers/schedule?codes='],
  ]) {
    const href = `${address}${code}`;
    links.append(Object.assign(document.createElement('a'), { textContent, href }));
  }
  onClick(links, 'a', (link, event) => {
    if (loading || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // If the script can't load, the link opens its list.
    void load().then(() => link.click());
  });
}
