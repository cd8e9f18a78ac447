/** Lets food-service buyers type their own litres a day above the table that LitresADay.tsx renders. */
import { makeNumberField } from '../../components/Field/number-field.ts';
import { type LitresRow, lastsText, usualLitres, yearText } from './litres-a-day.ts';

export function offerLitres(part: HTMLElement): void {
  const input = part.querySelector('input');
  if (!input) return;
  // The build wrote this data with the same types.
  const rows: readonly LitresRow[] = JSON.parse(part.dataset.litres ?? '[]');
  const column = 5;
  const show = () => {
    if (!input.validity.valid) return;
    const litres = input.valueAsNumber;
    const head = part.querySelector(`thead th:nth-child(${column})`);
    if (head) head.textContent = `${litres} L a day`;
    part.querySelectorAll<HTMLElement>(`tbody td:nth-child(${column})`).forEach((cell, at) => {
      const [row, link] = [rows[at], cell.querySelector('a')];
      if (!row || !link) return;
      cell.dataset.label = `${litres} L a day`;
      link.textContent = lastsText(row.capacity, litres, row.due) + yearText(row, litres);
      link.search = `?litres=${litres}`;
    });
  };
  makeNumberField(input, 'day');
  input.addEventListener('input', () => {
    show();
    if (!input.validity.valid) return;
    const here = new URL(location.href);
    here.searchParams.set('litres', input.value);
    history.replaceState(history.state, '', here);
  });
  const asked = new URLSearchParams(location.search).get('litres');
  if (asked) input.value = asked;
  if (!input.validity.valid) input.value = String(usualLitres);
  show();
}
