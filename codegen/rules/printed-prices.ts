import { type Country, countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/records.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath, FileType, SourceDocument } from '../document.ts';
import { type DateRange, rangeState } from '../resolve/date-ranges.ts';
import { rangeOf } from './dates.ts';
import {
  lineOf,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportOn,
} from './rule.ts';
export const printedPrice: Rule = {
  name: 'printed-price',
  scope: 'promotions',
  description:
    'A printed price, in a teaser or a promotion, is that of the product it names while it shows (a warning).',
  check: (input) =>
    printedPrices(input).flatMap((each): RuleMatch[] => {
      const { document, path, country, printed, code, isNamed, dated } = each;
      const origin = input.origins.get(code);
      // dangling-reference reports a named product that is missing.
      if (!origin)
        return isNamed ||
          input.known.codes.has(code) ||
          input.isReported(document, path.slice(0, -1))
          ? []
          : [unnamed(document, path, printed)];
      if (rangeState(dated, input.clock, country) !== 'running') return [];
      if (input.isSettingReported(gstPercentOf(country))) return [];
      if (input.isPriceReported(code, country)) return [];
      // retired-offer reports it: it has no price any more.
      const product = input.catalogue.products[code];
      if (product?.discontinued || product?.discontinuedWithSpareParts) return [];
      const price = input.catalogue.prices[code]?.[country];
      const isPublic = price?.kind === 'priced' && !product?.dealerOnly;
      const own = isPublic ? figure(price.incGstCents) : undefined;
      if (own === printed) return [];
      const costs = own
        ? `${own} with GST`
        : product?.dealerOnly
          ? 'for dealers only'
          : price?.kind;
      return [
        reportAt(document, path, {
          severity: 'warning',
          message: `The price of ${code} in ${country} is ${costs ?? 'not sold'}.`,
          found: printed,
          related: [lineOf(origin, input.pricePath(code, country), 'It comes from')],
          write: own
            ? `Use "${own}" here, or correct the price there.`
            : 'Use another product, or no price.',
        }),
      ];
    }),
};

const unnamed = (document: SourceDocument, path: FieldPath, found: string): RuleMatch =>
  reportAt(document, path, {
    severity: 'warning',
    message: 'No product is named for this price.',
    found,
    write: 'Add product: with its code.',
  });

export type PrintedPrice = {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  readonly country: Country;
  /** As the file has it: "1,018.36". */
  readonly printed: string;
  /** The product that costs it. It may not exist. */
  readonly code: string;
  readonly isNamed: boolean;
  /** When it shows. */
  readonly dated: DateRange;
};

type PriceFields = { readonly list: string; readonly fieldOf: (country: Country) => string };
const lists: Partial<Readonly<Record<FileType, PriceFields>>> = {
  'teaser-prices': { list: 'teasers', fieldOf: (country) => countryKeys[country] },
  featured: {
    list: 'promos',
    fieldOf: (country) => (country === homeCountry ? 'price' : `price${country}`),
  },
};

export const printedPrices = ({ documents }: Pick<RuleInput, 'documents'>): PrintedPrice[] =>
  documents.flatMap((document) => {
    const { kind, value } = document;
    const fields = lists[kind];
    if (!fields) return [];
    const { list, fieldOf } = fields;
    const entries = isRecord(value) ? value[list] : undefined;
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
      if (!isRecord(entry)) return [];
      const { product, link } = entry;
      // A promotion that leads to a product is about that product.
      const isNamed = typeof product === 'string';
      const code = isNamed ? product : String(link ?? '').slice(1);
      return countries.flatMap((country) => {
        const printed = entry[fieldOf(country)];
        const path = [list, index, fieldOf(country)];
        return typeof printed === 'string'
          ? [{ document, path, country, printed, code, isNamed, dated: rangeOf(entry) }]
          : [];
      });
    });
  });

/** As prices are printed: 1,018.36. */
export const figure = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const gstPercentOf = (country: Country): FieldPath => [
  'countries',
  countryKeys[country],
  'gstPercent',
];

export const priceClaim: Rule = {
  name: 'price-claim',
  scope: 'categories',
  description: 'A price claim in words is the price of the product that it names.',
  check: ({ catalogue, written, isPriceReported, isSettingReported, isReported }) =>
    written.categories.flatMap(({ entry: { claim, puretecWorld }, origin }) => {
      const claims = [
        ...(claim ? [{ ...claim, path: ['claim', 'text'] }] : []),
        // The larger promotion prints the price of the product it links to.
        ...countries.flatMap((country) => {
          const text = puretecWorld?.prices[country];
          if (text === undefined) return [];
          const product = puretecWorld?.link.slice(1) ?? '';
          return {
            text: `$${text}`,
            product,
            countries: [country],
            path: ['puretecWorld', 'price'],
          };
        }),
      ];
      return claims.flatMap(({ text, product, countries, path }) => {
        if (isReported(origin.document, [...origin.path, ...path])) return [];
        const own = catalogue.prices[product];
        if (!own)
          return catalogue.routes[`/${product}`]
            ? [
                reportOn(origin, path, {
                  message: 'This price leads to no product that costs it.',
                  found: text,
                  write: 'Delete the price, or link to the product.',
                }),
              ]
            : [];
        const stated = /\$([\d,]+(?:\.\d{2})?)/.exec(text)?.[1]?.replaceAll(',', '');
        return countries.flatMap((country) => {
          if (isPriceReported(product, country) || isSettingReported(gstPercentOf(country)))
            return [];
          const price = own[country];
          const actual =
            price.kind === 'priced' ? (price.incGstCents / 100).toFixed(2) : price.kind;
          if (stated !== undefined && Number(stated).toFixed(2) === actual) return [];
          const costs = price.kind === 'priced' ? `$${actual} with GST` : actual;
          return [
            reportOn(origin, path, {
              message: `The claim is wrong: ${product} in ${country} is ${costs}.`,
              found: text,
              write: 'Use the price of that product, or another product.',
            }),
          ];
        });
      });
    }),
};
export const comparedPrice: Rule = {
  name: 'compared-price',
  scope: 'categories',
  description:
    'A price in a comparison is the price of the product it names, or leads to. "From" means that its range has nothing cheaper.',
  check: (input) =>
    input.written.categories.flatMap(({ entry: { productsToCompare }, origin }) =>
      productsToCompare.flatMap(({ url = '', product, price }, index) =>
        countries.flatMap((country) => {
          const path = ['productsToCompare', index, 'price', countryKeys[country]];
          const compared = { text: price[country], url, code: product ?? url.slice(1), country };
          const isDoubted =
            input.isReported(origin.document, [...origin.path, ...path]) ||
            input.isPriceReported(compared.code, country) ||
            input.isSettingReported(gstPercentOf(country));
          const fault = isDoubted ? undefined : faultOf(compared, input);
          return fault ? [reportOn(origin, path, { found: price[country], ...fault })] : [];
        }),
      ),
    ),
};

type Compared = {
  readonly text: string;
  readonly url: string;
  readonly code: string;
  readonly country: Country;
};

function faultOf(
  { text, url, code, country }: Compared,
  input: RuleInput,
): RuleDiagnostic | undefined {
  const [stated, amount] = /\$([\d,]+(?:\.\d{2})?)/.exec(text) ?? [];
  if (stated === undefined || amount === undefined) return undefined;
  const { catalogue, known } = input;
  const product = catalogue.products[code];
  if (!product)
    // dangling-reference reports a code that doesn't exist.
    return known.codes.has(code) || catalogue.categories[url] === undefined
      ? undefined
      : {
          message: 'This price names no product, and its range has many prices.',
          write: 'Add product: with the code of the product that costs it.',
        };
  // retired-offer reports a product that is no longer sold.
  if (product.discontinued || product.discontinuedWithSpareParts) return undefined;
  const range = catalogue.categories[url];
  if (range && !codesUnder(catalogue, url).includes(code))
    return {
      message: `This is the price of ${code}, which isn't in ${url}.`,
      write: 'Use a product of that range, or another url.',
    };
  const price = catalogue.prices[code]?.[country];
  if (price?.kind !== 'priced' || product.dealerOnly)
    return {
      message: `${code} has no public price in ${country}.`,
      write: 'Write "Price on request", or use another product.',
    };
  if (price.incGstCents !== Math.round(Number(amount.replaceAll(',', '')) * 100)) {
    const costs = `$${figure(price.incGstCents)}`;
    return {
      message: `${code} costs ${costs} with GST in ${country}.`,
      fix: yamlText(text.replace(stated, costs)),
    };
  }
  if (!range || !/^from\b/i.test(text)) return undefined;
  const cheaper = codesUnder(catalogue, url).find((other) => isCheaper(other, code));
  return cheaper === undefined
    ? undefined
    : {
        message: `${cheaper} in ${url} costs less than ${code} in ${country}.`,
        write: `Use the price of ${cheaper}, or write the price without "From".`,
      };

  /** Parts don't count: SPARQ doesn't start from a drip tray. */
  function isCheaper(other: string, than: string): boolean {
    const candidate = catalogue.products[other];
    const [own, its] = [than, other].map((each) => catalogue.prices[each]?.[country]);
    return (
      candidate !== undefined &&
      !candidate.dealerOnly &&
      !candidate.discontinued &&
      !candidate.discontinuedWithSpareParts &&
      (isPart(product?.type ?? candidate.type) || !isPart(candidate.type)) &&
      !input.isPriceReported(other, country) &&
      own?.kind === 'priced' &&
      its?.kind === 'priced' &&
      its.incGstCents < own.incGstCents
    );
  }
}

const codesUnder = (catalogue: Catalogue, url: string): readonly string[] => {
  const { items = [], categories = [] } = catalogue.categories[url] ?? {};
  return [...items, ...categories.flatMap((child) => codesUnder(catalogue, child))];
};
