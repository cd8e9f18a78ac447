/** Makes the heads of a range's table buttons. Only a script can sort, so the page has them without one as plain text. */

/** A button sets the bar's Sort, before and after React has taken the bar over. Returns the heads with buttons. */
export function addSortButtons(root: HTMLElement, bar: HTMLElement): readonly HTMLElement[] {
  const sort = bar.querySelector<HTMLSelectElement>('select[name="sort"]');
  const heads = [...root.querySelectorAll<HTMLElement>('th[data-sort]')];
  if (!sort) return [];
  for (const head of heads) {
    const [first = '', second = ''] = head.dataset.sort?.split(' ') ?? [];
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => {
      sort.value = sort.value === first ? second : first;
      sort.dispatchEvent(new Event('change', { bubbles: true }));
    });
    head.append(button);
  }
  return heads;
}
