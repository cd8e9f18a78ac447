/** How long each filter of a food-service range lasts, for those who know only their litres or cups. */
import type { Inline } from '../../../kernel/contract.ts';
import { formatNumber } from '../../../kernel/format.ts';
import type { PageSection } from '../../components/PageSections/PageSections.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';

const amounts = [50, 200, 500] as const;
const daysAMonth = 365 / 12;
const text = (words: string): readonly Inline[] => [{ type: 'text', text: words }];

/** "60 days", "10 months" rounded down, or "Over a year", by when most are due anyway. `capacity` and `perDay` in litres. */
export function lastsText(capacity: number, perDay: number): string {
  const days = Math.floor(capacity / perDay);
  if (days < 90) return days === 1 ? '1 day' : `${days} days`;
  const months = Math.floor(capacity / perDay / daysAMonth);
  return months > 12 ? 'Over a year' : `${months} months`;
}

type Stated = Pick<ProductSummary, 'code' | 'url' | 'filter'>;

/** Undefined if none of the products states its capacity. */
export function litresSection(products: readonly Stated[]): PageSection | undefined {
  const rows = products
    .flatMap(({ code, url, filter }) =>
      filter?.capacity ? [{ code, url, capacity: filter.capacity }] : [],
    )
    .sort((a, b) => b.capacity - a.capacity)
    .map(({ code, url, capacity }): readonly (readonly Inline[])[] => [
      [{ type: 'link', url, children: text(code) }],
      text(`${formatNumber(capacity)} L`),
      ...amounts.map((litres) => text(lastsText(capacity, litres))),
    ]);
  if (rows.length === 0) return undefined;
  return {
    id: 'litres-a-day',
    heading: 'How many litres do you use a day?',
    text: [
      {
        type: 'paragraph',
        children: text(
          'Only know your cups? Five 200 mL cups make a litre, so 1,000 cups are 200 litres. Add what your machine uses to rinse. If the product page says months, go with whichever comes first.',
        ),
      },
    ],
    table: {
      caption: "How long each filter's capacity lasts",
      columns: ['Filter', 'Capacity', ...amounts.map((litres) => `${litres} L a day`)],
      rows,
    },
    faqs: [],
    notices: [],
    links: [
      {
        label: 'Get a quote',
        url: '/get-a-quote',
        description: 'Tell us your machine and your litres a day.',
      },
    ],
    documents: [],
    products: [],
  };
}
