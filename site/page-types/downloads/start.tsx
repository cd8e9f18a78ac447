/** Narrows the list of files while a code is typed. The form still searches for a code that isn't in the list. */

const list = document.querySelector<HTMLElement>('[data-files]');
const form = list?.querySelector('form');
const field = form?.querySelector('input');
const counted = list?.querySelector('[role="status"]');

/** "WH2-60" as "wh260", as people type codes with and without dashes. */
const compact = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

if (list && form && field && counted) {
  const rows = [...list.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => ({
    row,
    text: compact(`${row.cells[0]?.textContent} ${row.cells[1]?.textContent}`),
  }));
  const show = () => {
    const words = field.value.split(/\s+/).map(compact);
    for (const { row, text } of rows) row.hidden = !words.every((word) => text.includes(word));
    for (const group of list.querySelectorAll('section')) {
      group.hidden = !group.querySelector('tbody tr:not([hidden])');
    }
    const shown = rows.filter(({ row }) => !row.hidden).length;
    counted.textContent =
      shown === 0
        ? 'No files for this code. Press Search to look through the whole site.'
        : `${shown} ${shown === 1 ? 'product' : 'products'}`;
  };
  field.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    if (rows.some(({ row }) => !row.hidden)) event.preventDefault();
  });
  // The browser restores what was typed when you come back.
  if (field.value !== '') show();
}
