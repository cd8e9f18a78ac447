/** Starts the prerendered filter bar. React and the router load at a touch, or at once if the address filters. */
import { sendAddress } from '../browser/keep-in-address.ts';
import { loadOnIntent } from '../toolkit/load-on-intent.ts';

const bar = document.querySelector<HTMLElement>('[data-tool="product-filter"]');
const root = document.querySelector<HTMLElement>('[data-filter-list]');
const links = document.querySelector<HTMLElement>('[data-filter-links]');

// Not with the bar that the first tick loads, because a fast visitor compares before it has loaded.
sendAddress(document.querySelector('form#compare'));
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
      const textContent = "The filters didn't load, so we're showing every product.";
      // A phone otherwise only shows the count.
      if (status) Object.assign(status, { textContent, className: '' });
    },
  );
}

/** Makes a table's heads buttons that set the bar's Sort, before and after React has taken the bar over. */
function addSortButtons(root: HTMLElement, bar: HTMLElement): readonly HTMLElement[] {
  const sort = bar.querySelector<HTMLSelectElement>('select[name="sort"]');
  const heads = [...root.querySelectorAll<HTMLElement>('th[data-sort]')];
  if (!sort) return [];
  for (const head of heads) {
    const [first = '', second = ''] = head.dataset.sort?.split(' ') ?? [];
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    button.append(...head.childNodes);
    button.addEventListener('click', () => {
      sort.value = sort.value === first ? second : first;
      sort.dispatchEvent(new Event('change', { bubbles: true }));
    });
    head.append(button);
  }
  return heads;
}
