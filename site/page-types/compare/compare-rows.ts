/** Makes a comparison's rows from each product's facts, and marks differences. */
import { certifiedFacts, notStated } from '../../../kernel/certifications.ts';
import type { Country, Finish } from '../../../kernel/entry-types.ts';
import { upperFirst, waters } from '../../../kernel/vocabulary.ts';
import { priceOnRequest, type ShownPrice } from '../../commerce/format-price.ts';
import type { CostKind } from '../../commerce/running-cost.ts';
import type { TenYearTexts } from '../../components/Parts/ten-year-texts.ts';
import { exGstOf, visitorPrice } from '../../components/Price/visitor-price.ts';
import { specificationValue } from '../../components/SpecificationTable/group-specifications.ts';
import { discontinuedLabel } from '../../search/visible-items.ts';
import type { CompareData, CompareProduct } from './compare-data.ts';
import { readableFacts, readableNames } from './compared-facts.ts';

/** `mark` goes before the text. */
export type Cell = {
  readonly text: string;
  readonly mark?: 'yes' | 'no';
  /** True if the fact isn't stated, which mustn't read as "no". */
  readonly isSilent?: boolean;
  /** A placeholder in a product with real data, marked with an asterisk. */
  readonly isSample?: boolean;
  readonly finishes?: readonly Finish[];
  /** Five years of each kind of cost, as percentages of the row's highest cost. */
  readonly parts?: readonly { readonly kind: CostKind; readonly share: number }[];
  readonly years?: TenYearTexts;
  /** True for the lowest cost of those that leave nothing out. */
  readonly isLowest?: boolean;
};
export type CompareRow = {
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
  readonly cells: readonly Cell[];
  readonly isSame: boolean;
};
/** `years` at the visitor's rates. */
export type CostedProduct = CompareProduct & { readonly years?: TenYearTexts };
export type RowGroup = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CompareRow[];
};

const silent: Cell = { text: notStated, isSilent: true };
/** For a fact that products of the type don't have. */
const inapplicable: Cell = { text: '–', isSilent: true };
const listed = (words: readonly string[] = []): Cell =>
  words.join('') === '' ? silent : { text: words.join(', ') };
const unknown: Cell = { text: 'Not known', isSilent: true };
const onRequest: Cell = { text: priceOnRequest };
/** A discontinued product has no price, not even on request. */
const discontinuedCell: Cell = { text: discontinuedLabel, isSilent: true };
const known = (cents: number | undefined): readonly number[] =>
  cents === undefined ? [] : [cents];
const atLeast = 'At least ';
/** The words before and after the amount. */
const yearlyWords = ({ costWithout = [] }: CompareProduct): [string, string] => [
  costWithout.length > 0 ? atLeast : '',
  '',
];
function costWords(product: CompareProduct): [string, string] {
  if (product.price === undefined) return [atLeast, ', plus the price'];
  return product.yearly === undefined ? [atLeast, ', plus running costs'] : yearlyWords(product);
}

/** Splits each five-year cost into kinds, or ten-year cost into years, and marks the lowest complete one. */
function withParts(
  [row, ...others]: readonly CompareRow[],
  products: readonly CostedProduct[],
  span: 'fiveYears' | 'tenYears',
) {
  if (!row) return others;
  const totals = products.map(({ price = 0, [span]: total = price }) => total);
  const share = (cents: number) => (100 * cents) / Math.max(1, ...totals);
  const isWhole = (product: CostedProduct | undefined) =>
    product !== undefined && costWords(product)[0] === '';
  const whole = totals.filter((_, at) => isWhole(products[at]));
  const lowest = whole.length > 1 && !row.isSame ? Math.min(...whole) : Number.NaN;
  const cells = row.cells.map((cell, at): Cell => {
    const { years } = products[at] ?? {};
    const total = totals[at] ?? 0;
    if (total === 0) return cell;
    const marks = { isLowest: isWhole(products[at]) && total === lowest };
    if (span === 'tenYears') return { ...cell, ...marks, ...(years && { years }) };
    // Without a running cost, there's only the price.
    const kinds = years?.rows ?? [{ label: 'Purchase' as const, fiveYears: total }];
    const parts = kinds.map(({ label: kind, fiveYears }) => ({ kind, share: share(fiveYears) }));
    return { ...cell, ...marks, parts };
  });
  return [{ ...row, cells }, ...others];
}

/** Returns groups of rows in the order of kernel/vocabulary.ts, without facts that no product has. */
export function compareRows(
  data: Pick<CompareData, 'specifications' | 'contaminants'> &
    Partial<Pick<CompareData, 'products'>>,
  products: readonly CostedProduct[],
  country: Country,
): readonly RowGroup[] {
  const { specifications, contaminants, products: all = products } = data;
  const row = (
    id: string,
    label: string,
    cellOf: (product: CompareProduct) => Cell,
    more: { readonly unit?: string } = {},
  ): CompareRow => {
    const cells = products.map(cellOf);
    const isSame = cells.every(({ text }) => text === cells[0]?.text);
    return { id, label, ...more, cells, isSame };
  };
  /** If a product doesn't state a fact that others of its type state, the cell says so. If none does, it has a dash. */
  const dashed = (cellOf: (product: CompareProduct) => Cell) => (product: CompareProduct) => {
    const cell = cellOf(product);
    const isStated = (each: CompareProduct) =>
      each.type === product.type && cellOf(each) !== silent;
    return cell === silent && !all.some(isStated) ? inapplicable : cell;
  };
  const money = (
    id: string,
    label: string,
    /** Cents with GST, to add up. */
    centsOf: (product: CompareProduct) => readonly number[],
    otherwise: (product: CompareProduct) => Cell,
    wordsOf: (product: CompareProduct) => readonly [before: string, after: string] = () => ['', ''],
  ): readonly CompareRow[] => {
    const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
    const shown = (cents: readonly number[]) =>
      visitorPrice(sum(cents), country, sum(cents.map((each) => exGstOf(each, country))));
    const { label: unit, beside } = shown([]);
    const line = (lineId: string, gst: string, amountOf: (price: ShownPrice) => string) =>
      row(
        lineId,
        label,
        dashed((product) => {
          const cents = centsOf(product);
          if (cents.length === 0) return otherwise(product);
          return { text: wordsOf(product).join(amountOf(shown(cents))) };
        }),
        { unit: gst },
      );
    return [
      line(id, unit, ({ amount }) => amount),
      ...(beside
        ? [line(`${id} inc GST`, beside.label, (price) => price.beside?.amount ?? '')]
        : []),
    ];
  };

  const costs = (
    id: string,
    label: string,
    span: 'fiveYears' | 'tenYears',
    centsOf: (product: CompareProduct) => readonly number[],
  ) =>
    withParts(
      money(id, label, centsOf, () => unknown, costWords),
      products,
      span,
    );

  const groups: RowGroup[] = [
    {
      id: 'price',
      title: 'Price',
      rows: [
        ...costs('five years', 'Five-year cost (price plus running cost)', 'fiveYears', (product) =>
          known(product.fiveYears ?? product.price),
        ),
        ...costs('ten years', 'Ten-year cost', 'tenYears', ({ tenYears }) => known(tenYears)),
        ...money(
          'price',
          'Price',
          ({ price }) => known(price),
          ({ discontinued }) => (discontinued ? discontinuedCell : onRequest),
        ),
        ...money(
          'yearly',
          'Running cost per year',
          ({ yearly }) => known(yearly),
          () => silent,
          yearlyWords,
        ),
        row(
          'without',
          'Not in the running cost',
          dashed(({ yearly, costWithout = [] }) =>
            yearly === undefined ? silent : { text: [...costWithout, 'Installation'].join(', ') },
          ),
        ),
      ],
    },
    {
      id: 'use',
      title: 'Use',
      rows: [
        row('sources', 'Water', ({ sources }) => listed(sources.map((source) => waters[source]))),
        row(
          'installation',
          'Installation',
          dashed(({ installation = '' }) => listed([upperFirst(installation)])),
        ),
        row(
          'finishes',
          'Finishes',
          dashed(({ finishes }) =>
            finishes ? { ...listed(finishes.map(({ name }) => name)), finishes } : silent,
          ),
        ),
        row(
          'cartridges',
          'Cartridges and lamps',
          dashed(({ cartridges }) => listed(cartridges)),
        ),
      ],
    },
    {
      id: 'specification',
      title: 'Specification',
      rows: readableNames(specifications).map(({ id, label, unit }) =>
        row(
          id,
          label,
          dashed((product) => {
            const { facts, samples } = readableFacts(product);
            const value = facts[id];
            // A missing certificate is named as missing.
            if (value === undefined) return certifiedFacts.has(id) ? inapplicable : silent;
            return {
              text: specificationValue(value),
              ...(samples.includes(id) && { isSample: true }),
            };
          }),
          unit === undefined ? {} : { unit },
        ),
      ),
    },
    {
      id: 'treats',
      title: 'Made to treat',
      rows: contaminants.map(({ id, name }) =>
        row(id, name, ({ treats, doesNotTreat }) => {
          if (treats.includes(id)) return { text: 'Yes', mark: 'yes' };
          return doesNotTreat.includes(id) ? { text: 'No', mark: 'no' } : silent;
        }),
      ),
    },
  ];
  return keepRows(groups, ({ cells }) => cells.some(({ isSilent }) => !isSilent));
}

export const differencesOf = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  keepRows(groups, ({ isSame }) => !isSame);

/** Keeps the finishes and each row that at least half of the products have a value for. */
export const statedRows = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  keepRows(
    groups,
    ({ id, cells }) =>
      id === 'finishes' ||
      cells.filter((cell) => cell === silent || cell === inapplicable).length * 2 <= cells.length,
  );

const keepRows = (groups: readonly RowGroup[], isKept: (row: CompareRow) => boolean) =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(isKept) }))
    .filter(({ rows }) => rows.length > 0);
