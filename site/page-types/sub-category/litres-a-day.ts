/** Says how long food-service filters last, for buyers who know only their litres or cups. */
import type { Country, Inline, Product } from '../../../kernel/contract.ts';
import { numericSpecification } from '../../../kernel/dimensions.ts';
import { formatNumber } from '../../../kernel/format.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { type RunningCost, yearlyCents } from '../../commerce/running-cost.ts';
import type { PageSection } from '../../components/PageSections/PageSections.tsx';
import { isReachableIn } from '../../tables/market.ts';
import { productUrl } from '../../tables/product-summary.ts';

const amounts = [50, 200, 500] as const;
/** The middle column, which becomes the visitor's own. */
export const usualLitres = amounts[1];
const daysAMonth = 365 / 12;
const sectionId = 'litres-a-day';
const text = (words: string): readonly Inline[] => [{ type: 'text', text: words }];

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
  const measured = product.parts.flatMap(({ litres, every }) => (litres && every) ?? []);
  return measured.length > 0 ? Math.min(...measured) : numericSpecification(product, 'interval');
}

/** A filter's facts for any litres a day, which the page's script reads. */
export type LitresRow = {
  readonly capacity: number;
  readonly due: number | undefined;
  readonly cost: Pick<RunningCost, 'usage' | 'without'> | undefined;
};
export type LitresSection = { readonly section: PageSection; readonly data: readonly LitresRow[] };

/** ", $239 a year" at some litres a day. Empty if the cost isn't known. */
export function yearText({ cost }: LitresRow, day: number): string {
  if (!cost) return '';
  const dollars = Math.round(yearlyCents(cost.usage, { ...cost.usage.rates, day }) / 100);
  return `, ${cost.without.length > 0 ? 'from ' : ''}$${formatNumber(dollars)} a year`;
}

/** Returns undefined if none of the products has a capacity. */
export function litresSection(
  products: readonly Product[],
  costOf: (product: Product) => RunningCost | undefined = () => undefined,
): LitresSection | undefined {
  const listed = products
    .flatMap((product) => {
      const capacity = numericSpecification(product, 'capacity');
      const { usage, without = [] } = costOf(product) ?? {};
      const cost = usage && { usage, without };
      return capacity === undefined ? [] : [{ product, capacity, due: dueOf(product), cost }];
    })
    .sort((a, b) => b.capacity - a.capacity);
  const rows = listed.map(({ product, ...row }): readonly (readonly Inline[])[] => [
    [{ type: 'link', url: productUrl(product.code), children: text(product.code) }],
    text(product.treats.includes('hardness') ? 'Yes' : 'No'),
    text(`${formatNumber(row.capacity)} L`),
    ...amounts.map((litres): readonly Inline[] => {
      const lasts = text(lastsText(row.capacity, litres, row.due) + yearText(row, litres));
      const url = `${productUrl(product.code)}?litres=${litres}${row.cost ? '#cost' : ''}`;
      return [{ type: 'link', url, children: lasts }];
    }),
  ]);
  if (rows.length === 0) return undefined;
  const section: PageSection = {
    id: sectionId,
    heading: 'How many litres do you use a day?',
    text: [
      {
        type: 'paragraph',
        children: text(
          'Only know your cups? Five 200 mL cups make a litre, so 1,000 cups are 200 litres. Add what your machine uses to rinse. Some filters are due after a number of months, however little you use. Prices include GST.',
        ),
      },
    ],
    table: {
      caption: 'How long each filter lasts, and what a year costs',
      columns: [
        'Filter',
        'Reduces scale',
        'Capacity',
        ...amounts.map((litres) => `${litres} L a day`),
      ],
      rows,
    },
    faqs: [],
    notices: [],
    links: [
      {
        label: 'Ask for a price',
        url: '/contact-us?subject=Food+service',
        description: "Tell us your machine and your litres a day. You don't need a product code.",
      },
    ],
    documents: [],
    products: [],
  };
  return { section, data: listed.map(({ product: _, ...row }) => row) };
}

/** The cost of a year at a busy café's litres a day, in cents with GST, and the address of the table. */
export type FoodServiceCost = {
  readonly url: string;
  readonly litres: number;
  readonly yearly: number;
};

/** Undefined for a product that no food-service table lists, or that costs the same there as at home. */
export function foodServiceCost(
  tables: Tables,
  product: Product,
  { usage, yearly: atHome }: RunningCost,
  country: Country,
): FoodServiceCost | undefined {
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
  return yearly === atHome ? undefined : { url: `${range.url}#${sectionId}`, litres, yearly };
}
