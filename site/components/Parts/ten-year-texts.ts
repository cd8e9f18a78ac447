/** Makes the texts and bars of ten years, for the build and for the script that changes the rates. */
import type { Country } from '../../../kernel/entry-types.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { centsAfter, type Rates, tenYears, type Usage } from '../../commerce/running-cost.ts';
import { moneyOf } from '../Price/visitor-price.ts';

export const columns = [1, 5, 10] as const;
/** The longest bar, and the drawing's width. */
const longest = 200;

const sumsOf = (costs: ReturnType<typeof tenYears>) =>
  (costs[0]?.years ?? []).map((_, year) =>
    costs.reduce((sum, { years }) => sum + (years[year] ?? 0), 0),
  );
/** The cents of a product's dearest year, for the common scale of several products' bars. */
export const dearestYear = (usage: Usage, rates: Rates): number =>
  Math.max(0, ...sumsOf(tenYears(usage, rates)));

export type TenYearTexts = ReturnType<typeof tenYearTexts>;
/** The rows of each kind of cost, their totals, and each year's amounts. The longest bar is for `dearest` cents. */
export function tenYearTexts(
  usage: Usage,
  rates: Rates,
  country: Country,
  dearest = dearestYear(usage, rates),
) {
  const costs = tenYears(usage, rates);
  const text = (cents: number) => formatCents(cents, moneyOf[country]);
  const totals = columns.map((years) => centsAfter(costs, years));
  const sums = sumsOf(costs);
  const scale = longest / Math.max(dearest, 1);
  const start = sums.map(() => 0);
  /** Years that cost the same. */
  const alike = [
    ...groupBy([...sums.keys()], (year) => costs.map(({ years }) => years[year]).join()).values(),
  ];
  const rows = costs.map(({ kind, years }) => ({
    label: kind,
    amounts: columns.map((count) => text(centsAfter([{ years }], count))),
    fiveYears: centsAfter([{ years }], 5),
    /** A line for each group of years, from where the previous kind ends. */
    path: alike
      .map(([year = 0], run) => {
        const cents = years[year] ?? 0;
        const from = Math.round((start[year] ?? 0) * scale);
        start[year] = (start[year] ?? 0) + cents;
        const length = Math.round(start[year] * scale) - from;
        return length > 0 ? `M${from} ${run}h${length}` : '';
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
    viewBox: `0 -.5 ${longest} ${alike.length}`,
    runs: alike.map((years) => {
      const isOne = years.length === 1;
      return {
        label: `${isOne ? 'Year' : 'Years'} ${spansText(years)}`,
        amount: `${text(sums[years[0] ?? 0] ?? 0)}${isOne || alike.length > 2 ? '' : ' each'}`,
      };
    }),
  };
}

/** "2–4, 6, 8", from years that count from 0. */
function spansText(years: readonly number[]): string {
  const firsts = years.filter((year) => !years.includes(year - 1));
  const lasts = years.filter((year) => !years.includes(year + 1));
  return firsts
    .map((first, at) => [...new Set([first, lasts[at] ?? first])].map((year) => year + 1).join('–'))
    .join(', ');
}
