/** The texts and bars of ten years, for the build and for the script that changes the rates. */
import type { Country } from '../../../kernel/contract.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { centsAfter, type Rates, tenYears, type Usage } from '../../commerce/running-cost.ts';
import { moneyOf } from '../Price/visitor-price.ts';

/** The columns of the table. */
export const columns = [1, 5, 10] as const;
/** How long a bar may be; the drawing is as wide. */
export const longest = 400;

/** A row for each kind, the sums, and the amount of each year. */
export function tenYearTexts(usage: Usage, rates: Rates, country: Country) {
  const costs = tenYears(usage, rates);
  const text = (cents: number) => formatCents(cents, moneyOf[country]);
  const totals = columns.map((years) => centsAfter(costs, years));
  const sums = (costs[0]?.years ?? []).map((_, year) =>
    costs.reduce((sum, { years }) => sum + (years[year] ?? 0), 0),
  );
  const scale = longest / Math.max(...sums, 1);
  const start = sums.map(() => 0);
  const rows = costs.map(({ kind, years }) => ({
    label: kind,
    amounts: columns.map((count) => text(centsAfter([{ years }], count))),
    /** A line for each year, from where the kinds before it end. */
    path: years
      .map((cents, year) => {
        const from = Math.round((start[year] ?? 0) * scale);
        start[year] = (start[year] ?? 0) + cents;
        const length = Math.round(start[year] * scale) - from;
        return length > 0 ? `M${from} ${year}.5h${length}` : '';
      })
      .join(''),
  }));
  const litres = rates.day * 365;
  return {
    rows,
    totals: totals.map(text),
    perThousand:
      litres > 0
        ? columns.map((years, at) => text(((totals[at] ?? 0) * 1000) / (litres * years)))
        : [],
    years: sums.map(text),
  };
}
