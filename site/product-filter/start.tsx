/**
 * The filter of a page that lists products. The bar is prerendered; React and the router load when it's touched, or at
 * once if the address requests a filter.
 */
import { loadOnIntent } from '../tool-kit/load-on-intent.ts';
import { addSortButtons } from './sort-buttons.ts';

const bar = document.querySelector<HTMLElement>('[data-tool="product-filter"]');
const root = document.querySelector<HTMLElement>('[data-filter-list]');
const links = document.querySelector<HTMLElement>('[data-filter-links]');

if (bar && root) {
  const isAsked = location.search !== '' || root.querySelector(':target') !== null;
  loadOnIntent(
    [bar, ...(links ? [links] : []), ...addSortButtons(root, bar)],
    isAsked,
    async () => {
      const { mountFilter } = await import('./Filter.tsx');
      mountFilter(bar, root, links);
    },
    () => {
      const status = bar.querySelector('[role="status"]');
      if (status)
        status.textContent = "The list options didn't load, so we're showing every product.";
    },
  );
}
