/** Filters the files while you type a code. The form still searches for codes that aren't listed. */
import { slugify } from '../../../kernel/slug.ts';

const list = document.querySelector<HTMLElement>('[data-files]');
const field = list?.querySelector('input');
const counted = list?.querySelector('[role="status"]');

/** "wh260" for "WH2-60", because people type codes with and without dashes. */
const compact = (text: string) => slugify(text).replaceAll('-', '');

if (list && field && counted) {
  const rows = [...list.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const families = list.querySelectorAll('details');
  const isShown = (row: HTMLElement) => !row.hidden;
  const show = () => {
    const words = field.value.split(/\s+/).map(compact);
    for (const row of rows) {
      const text = compact(`${row.cells[0]?.textContent} ${row.cells[1]?.textContent}`);
      row.hidden = !words.every((word) => text.includes(word));
    }
    const { length } = rows.filter(isShown);
    counted.textContent =
      length === 0
        ? 'No files for this code. Press Search to look through the whole site.'
        : `${length} ${length === 1 ? 'product' : 'products'}`;
    for (const family of families) {
      family.hidden = ![...family.querySelectorAll<HTMLElement>('tbody tr')].some(isShown);
      family.open = field.value !== '';
    }
  };
  field.addEventListener('input', show);
  field.form?.addEventListener('submit', (event) => {
    if (rows.some(isShown) && field.value !== '') event.preventDefault();
  });
  // The browser restores the field's text when you come back.
  if (field.value !== '') show();
}
