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
const daysAMonth = 365 / 12;
const section = 'litres-a-day';
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

/** Returns undefined if none of the products has a capacity. */
export function litresSection(
  products: readonly Product[],
  /** Whether the product's page shows its costs. */
  hasCost: (product: Product) => boolean = () => false,
): PageSection | undefined {
  const rows = products
    .flatMap((product) => {
      const capacity = numericSpecification(product, 'capacity');
      return capacity === undefined ? [] : [{ product, capacity }];
    })
    .sort((a, b) => b.capacity - a.capacity)
    .map(({ product, capacity }): readonly (readonly Inline[])[] => [
      [{ type: 'link', url: productUrl(product.code), children: text(product.code) }],
      text(product.treats.includes('hardness') ? 'Yes' : 'No'),
      text(`${formatNumber(capacity)} L`),
      ...amounts.map((litres) => {
        const lasts = text(lastsText(capacity, litres, dueOf(product)));
        // A cartridge's page has only its price.
        const costs = hasCost(product) ? `?litres=${litres}#cost` : '';
        return [{ type: 'link', url: productUrl(product.code) + costs, children: lasts } as const];
      }),
    ]);
  if (rows.length === 0) return undefined;
  return {
    id: section,
    heading: 'How many litres do you use a day?',
    text: [
      {
        type: 'paragraph',
        children: text(
          'Only know your cups? Five 200 mL cups make a litre, so 1,000 cups are 200 litres. Add what your machine uses to rinse. Some filters are due after a number of months, however little you use. Choose a linked time to see what that filter costs.',
        ),
      },
    ],
    table: {
      caption: 'How long each filter lasts',
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
  const [, litres] = amounts;
  const yearly = yearlyCents(usage, { ...usage.rates, day: litres });
  return yearly === atHome ? undefined : { url: `${range.url}#${section}`, litres, yearly };
}
