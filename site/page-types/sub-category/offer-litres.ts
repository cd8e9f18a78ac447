/** Lets food-service buyers type their own litres a day above the table that LitresADay.tsx renders. */
import { keepInAddress } from '../../browser/keep-in-address.ts';
import { makeNumberField } from '../../components/Field/number-field.ts';
import {
  byCost,
  isCounted,
  isTooSmall,
  type LitresRow,
  litresCaption,
  litresId,
  noneLastsText,
  rowTexts,
  usualLitres,
} from '../../lookups/litres-a-day.ts';

export function offerLitres(part: HTMLElement): void {
  const input = part.querySelector('input');
  if (!input) return;
  const groups = [...part.querySelectorAll('tbody')].map((body) => {
    // The build wrote this data with the same types.
    const rows: readonly LitresRow[] = JSON.parse(body.dataset.rows ?? '[]');
    const [, ...lines] = body.rows;
    return { body, rows, pairs: rows.map((row, at) => ({ row, line: lines[at] })) };
  });
  const all = groups.flatMap(({ rows }) => rows);
  const show = () => {
    if (!input.validity.valid) return;
    const litres = input.valueAsNumber;
    const caption = part.querySelector('caption');
    if (caption) caption.textContent = litresCaption(litres);
    part.querySelector('[role=status]')?.replaceChildren(noneLastsText(all, litres));
    for (const { body, rows, pairs } of groups) {
      body.hidden = !rows.some((row) => isCounted(row, rows, litres));
      for (const { row, line } of pairs.toSorted((a, b) => byCost(litres)(a.row, b.row))) {
        if (!line) continue;
        const texts = rowTexts(row, litres);
        line.querySelectorAll('[data-text]').forEach((element, at) => {
          element.textContent = texts[at] ?? '';
        });
        line.toggleAttribute('data-small', isTooSmall(row, litres));
        line.hidden = !isCounted(row, rows, litres);
        body.append(line);
      }
    }
  };
  const keep = () => keepInAddress('litres', input.value, `#${litresId} tbody a`);
  makeNumberField(input, 'day');
  input.addEventListener('input', () => {
    show();
    if (!input.validity.valid) return;
    keep();
    // The filter's router reads the address again, because the five-year cost counts these litres.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const asked = new URLSearchParams(location.search).get('litres');
  if (asked) input.value = asked;
  if (!input.validity.valid) input.value = String(usualLitres);
  show();
  if (asked) keep();
}
