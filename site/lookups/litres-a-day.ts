/** Says how long food-service filters last, for buyers who know only their litres or cups. */

import { numericSpecification } from '../../kernel/dimensions.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import { formatNumber } from '../../kernel/format.ts';
import type { Tables } from '../../kernel/tables.ts';
import { litresOf, type RunningCost, yearlyCents } from '../commerce/running-cost.ts';
import { isReachableIn } from './in-country.ts';

/** A busy café's, until the visitor types their own. */
export const usualLitres = 200;
const daysAMonth = 365 / 12;
export const litresId = 'litres-a-day';

/** "60 days" or "10 months", rounded down, `due` months at most. `capacity` is in litres. */
export function lastsText(capacity: number, perDay: number, due = 12): string {
  const days = Math.floor(capacity / perDay);
  const months = Math.floor(capacity / perDay / daysAMonth);
  if (months >= due) return due === 1 ? '1 month' : `${due} months`;
  if (days < 90) return days === 1 ? '1 day' : `${days} days`;
  return `${months} months`;
}

/** The months after which the filter is due, whatever its use. */
function dueOf(product: Product): number | undefined {
  const measured = product.parts.flatMap((part) => (litresOf(product, part) && part.every) ?? []);
  return measured.length > 0 ? Math.min(...measured) : numericSpecification(product, 'interval');
}

/** A filter's facts for any litres a day, which the page's script reads. */
export type LitresRow = {
  readonly code: string;
  readonly capacity: number;
  readonly due: number | undefined;
  readonly cost: Pick<RunningCost, 'usage' | 'without'> | undefined;
  readonly isLarger?: true;
};
type NamedRow = LitresRow & { readonly name: string };
export type LitresGroup = { readonly title: string; readonly rows: readonly NamedRow[] };

/** "Quick-twist carbon cartridge". The group says whether it reduces scale, and the code which size it is. */
const shortName = (name: string): string =>
  name.replace(/,.*/, '').replace(/ (?:and|with) scale reduction/, '');

export const litresCaption = (day: number): string =>
  `How long each filter lasts at ${formatNumber(day)}\u00a0L a day, and what a year costs inc GST`;

const yearlyAt = ({ cost }: LitresRow, day: number): number =>
  cost ? yearlyCents(cost.usage, { ...cost.usage.rates, day }) : Number.MAX_VALUE;

/** Whether the filter is too small for these litres, because it lasts under a month. */
export const isTooSmall = ({ capacity, due }: LitresRow, day: number): boolean =>
  capacity / day < 30 && due !== 1;

export const isCounted = (row: LitresRow, rows: readonly LitresRow[], day: number): boolean =>
  row.isLarger
    ? !isTooSmall(row, day) && rows.every((each) => each.isLarger || isTooSmall(each, day))
    : row.capacity >= day;

/** At some litres a day: "10 months" and "$239" or "from $239", or "Too small" without a cost. */
export function rowTexts(
  row: LitresRow,
  day: number,
): readonly [status: string, lasts: string, cost: string] {
  const lasts = lastsText(row.capacity, day, row.due);
  if (isTooSmall(row, day)) return ['Too small', lasts, ''];
  const dollars = formatNumber(Math.round(yearlyAt(row, day) / 100));
  const cost = row.cost ? `${row.cost.without.length > 0 ? 'from ' : ''}$${dollars}` : 'Ask us';
  return ['', lasts, cost];
}

/** What to do if all filters are too small. Empty if one lasts a month. */
export function noneLastsText(rows: readonly LitresRow[], day: number): string {
  if (rows.some((row) => !row.isLarger && !isTooSmall(row, day))) return '';
  const larger = rows.filter((row) => row.isLarger && isCounted(row, rows, day)).sort(byCost(day));
  const next = larger[0]
    ? `The next size up lasts longer: ${larger[0].code}.`
    : 'Ask us for a larger one.';
  return `At ${formatNumber(day)}\u00a0L a day, this page's filters last less than a month. ${next}`;
}

/** Sorts the cheapest first, then filters without a known cost. Those that are too small come last. */
export const byCost = (day: number) => (a: LitresRow, b: LitresRow) =>
  Number(isTooSmall(a, day)) - Number(isTooSmall(b, day)) || yearlyAt(a, day) - yearlyAt(b, day);

/** Groups filters with a capacity by whether they reduce scale. Empty if none of `products` has a capacity. */
export function litresGroups(
  products: readonly Product[],
  costOf: (product: Product) => RunningCost | undefined = () => undefined,
  larger: readonly Product[] = [],
): readonly LitresGroup[] {
  const rowsOf = (reducesScale: boolean) =>
    [...products, ...larger]
      .filter(({ treats }) => treats.includes('hardness') === reducesScale)
      .flatMap((product): readonly NamedRow[] => {
        const capacity = numericSpecification(product, 'capacity');
        const { usage, without = [] } = costOf(product) ?? {};
        const cost = usage && { usage, without };
        const { code, name } = product;
        const isLarger = larger.includes(product) && ({ isLarger: true } as const);
        return capacity === undefined
          ? []
          : [{ name: shortName(name), code, capacity, due: dueOf(product), cost, ...isLarger }];
      })
      .sort(byCost(usualLitres));
  return [
    { title: 'Reduces scale', rows: rowsOf(true) },
    { title: "Doesn't reduce scale", rows: rowsOf(false) },
  ].filter(({ rows }) => rows.some(({ isLarger }) => !isLarger));
}

/** A year's cents with GST at a busy café's litres, and the table's address. Undefined if no food-service table lists the product, or it costs the same at home. */
export function foodServiceCost(
  tables: Tables,
  product: Product,
  { usage, yearly: atHome }: RunningCost,
  country: Country,
) {
  const range = Object.values(tables.categories).find(
    ({ url, audience, categories, items }) =>
      audience === 'Food-Service' &&
      categories.length === 0 &&
      items.includes(product.code) &&
      isReachableIn(tables, url, country),
  );
  if (!range || numericSpecification(product, 'capacity') === undefined) return undefined;
  const litres = usualLitres;
  const yearly = yearlyCents(usage, { ...usage.rates, day: litres });
  return yearly === atHome ? undefined : { url: `${range.url}#${litresId}`, litres, yearly };
}
