/** Checks prices shown as text. Each must be the price of one product, in its place's format. */
import { type Country, countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { memoizeTexts } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart, lowerFirst } from '../../kernel/vocabulary.ts';
import { asciiText, countOf, countWords, suggestNumber } from '../diagnostics/suggest-number.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath, FileType, SourceDocument } from '../document.ts';
import { type DateRange, rangeState } from '../resolve/date-ranges.ts';
import { listAt } from '../value-at.ts';
import { dateRange } from './dates.ts';
import { isDiscontinued } from './discontinued.ts';
import {
  lineOf,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportAt,
} from './rule.ts';

export const printedPrice: Rule = {
  name: 'printed-price',
  check: (input) => {
    const judged = shownPrices(input).flatMap((shown): Judged[] => {
      const { document, path, country, text, code, dated } = shown;
      const isDoubted =
        input.isReported(document, path) ||
        input.isPriceReported(code, country) ||
        input.isSiteFieldReported(gstPercentOf(country)) ||
        rangeState(dated, input.clock, country) !== 'running';
      if (isDoubted) return [];
      const fault = faultOf(shown, input);
      return [{ shown, match: fault && reportAt(document, path, { found: text, ...fault }) }];
    });
    const entries = groupBy(
      judged,
      ({ shown: { document, entry } }) => `${document.file} ${entry.join('.')}`,
    );
    return [...entries.values()].flatMap((group) => {
      const wrong = group.flatMap(({ match }) => match ?? []);
      const shown = group.map((each) => each.shown);
      return (
        (wrong.length === shown.length && otherProduct(shown, input)) || swapped(wrong) || wrong
      );
    });
  },
};

type Judged = { readonly shown: ShownPrice; readonly match: RuleMatch | undefined };

function swapped([first, second, third]: readonly RuleMatch[]): RuleMatch | undefined {
  if (!first || !second || third || !('document' in second.at)) return undefined;
  if (first.update !== second.found || second.update !== first.found) return undefined;
  const { disputes: _, update: _right, related: _price, ...match } = first;
  return {
    ...match,
    message: "The two countries' prices are swapped.",
    write: 'Swap them back.',
    concerns: [second.at],
  };
}

/** Reports an entry that names one product but has only another's prices. */
function otherProduct(all: readonly ShownPrice[], { tables }: RuleInput): RuleMatch | undefined {
  const [first] = all;
  if (!first) return undefined;
  const isOf = (code: string, { country, text, form }: ShownPrice) => {
    const price = tables.prices[code]?.[country];
    return price?.kind === 'priced' && form(text, figure(price.incGstCents)).includes(text);
  };
  const [owner, another] = Object.keys(tables.prices).filter((code) =>
    all.every((each) => isOf(code, each)),
  );
  const { document, entry, code, text, field } = first;
  if (owner === undefined || owner === code || another !== undefined || !tables.products[code])
    return undefined;
  return reportAt(document, [...entry, field], {
    message: `The price ${text} is ${owner}'s, not ${code}'s.`,
    found: first.isNamed ? code : `/${code}`,
    write: `Change the ${field} to ${first.isNamed ? '' : '/'}${owner}, or use ${code}'s price.`,
    // The entry's texts are about the other product too.
    concerns: [{ document, path: entry }],
  });
}

type ShownPrice = {
  readonly document: SourceDocument;
  readonly entry: FieldPath;
  readonly path: FieldPath;
  readonly country: Country;
  readonly text: string;
  /** The code of the product with this price. It may not exist. */
  readonly code: string;
  readonly isNamed: boolean;
  /** The field that names or links the product. */
  readonly field: string;
  /** The range or page that a compared price links to. */
  readonly url?: string;
  readonly form: Form;
  readonly dated: DateRange;
  /** All countries that show the same text. */
  readonly sharedBy?: readonly Country[];
  /** How to show no price, if deleting the text isn't enough. */
  readonly removal?: string;
};

/** Returns every correct text for a price such as "1,018.36", the usual one first. */
type Form = (text: string, dollars: string) => readonly string[];

const plain: Form = (_text, dollars) => [dollars];
const compared: Form = (text, dollars) => [
  `${/^(?:from|only) /i.exec(text)?.[0] ?? ''}$${dollars} INCL. GST`,
];
/** The page adds "inc GST" to a claim. */
const claimed: Form = (text, dollars) => {
  const [first, second] = amountsIn(text);
  const words = first
    ? text.slice(0, second && first.index + first.found.length)
    : 'Available from $0';
  return [dollars.replace(/\.00$/, ''), dollars].map((each) =>
    words.replaceAll(amount, `$$${each}`).replaceAll(gst, ''),
  );
};

const statesPrice = /\p{N}|\p{Sc}|\b(?:dollars?|bucks|cents?|hundred|thousand|AUD|NZD|GST)\b/iu;
const gst =
  /[ (]*(?:\+|\b(?:inc|incl|including|ex|excl|excluding|plus|with|without)\b)\.? *GST\b\)?/gi;
const sign = String.raw`(?:\b[A-Z]{1,3})?\p{Sc}|\b(?:AUD|NZD|USD|EUR|GBP) ?\p{Sc}?`;
const digits = String.raw`\d+(?:[,.'’ ]\d{3})*(?!\d)(?:[.,]\d{1,2}(?!\d))?(?: ?(?:k|thousand)\b)?`;
const currency = String.raw`(?:(?:Australian|Aussie|New Zealand|NZ|US) )?(?:dollars?|bucks|euros?|cents|AUD|NZD|USD|EUR|GBP)\b`;
const amount = new RegExp(
  [
    // Markdown marks may come between the two.
    String.raw`(?:${sign})[ *_\\]*${digits}`,
    String.raw`\b(?:${digits}|${countWords})[ -]?(?:${currency}|(?:${sign})(?! *\d))`,
    // Words around a price instead of a currency
    String.raw`(?<=\b(?:RRP|costs?|priced?(?: is| of| at)?)[: ]+)(?:\d[\d,]{2,}|\d+(?=\.))(?:\.\d\d)?(?= *(?:$|[.,;:!?)](?!\d)|(?:inc|ex|plus|in|or|and)))`,
    String.raw`\b${digits}(?=${gst.source})`,
  ].join('|'),
  'giu',
);

/** Every amount has one of these next to it. Testing for them first is much faster. */
const money = /\p{Sc}|dollar|bucks|euro|cents|[ANU][UZS]D|EUR|GBP|RRP|cost|price|GST/iu;

/** Returns amounts of money in cents with their positions. NaN for another currency or an unreadable amount. */
export const amountsIn = memoizeTexts((text) => {
  const plain = asciiText(text);
  if (!money.test(plain)) return [];
  return [...plain.matchAll(amount)].map(({ 0: found, index }) => ({
    found: text.slice(index, index + found.length),
    index,
    cents: centsOf(found),
  }));
});

function centsOf(text: string): number {
  const [number] = new RegExp(digits, 'iu').exec(text) ?? [];
  const value = number ? Number(suggestNumber(number.replace(/ ?[a-z]+$/i, ''))) : countOf(text);
  if (/[€£¥]|US|EUR|GBP/i.test(text)) return Number.NaN;
  const unit = /¢|cent/i.test(text) ? 1 : /\d ?(?:k|thousand)\b/i.test(text) ? 100_000 : 100;
  return Math.round(value * unit);
}

type PriceFields = { readonly list: string; readonly fieldOf: (country: Country) => string };
export const promotions: Partial<Readonly<Record<FileType, PriceFields>>> = {
  'teaser-prices': { list: 'teasers', fieldOf: (country) => countryKeys[country] },
  featured: {
    list: 'promos',
    fieldOf: (country) => (country === homeCountry ? 'price' : `price${country}`),
  },
};

const shownPrices = ({ documents, written }: RuleInput): ShownPrice[] => [
  ...documents.flatMap((document) => {
    const { list = '', fieldOf = String } = promotions[document.kind] ?? {};
    return listAt(document.value, [list]).flatMap((each, index) => {
      if (!isRecord(each)) return [];
      const { product, link } = each;
      const entry = [list, index];
      return countries.flatMap((country) => {
        const text = each[fieldOf(country)];
        if (typeof text !== 'string') return [];
        const path = [...entry, fieldOf(country)];
        const shown = { document, entry, path, country, text, form: plain };
        return { ...shown, dated: dateRange(each), ...namedBy(product, link) };
      });
    });
  }),
  ...written.categories.flatMap(({ entry: { claim, puretecWorld, productsToCompare }, origin }) => {
    const { document } = origin;
    const at = (...path: FieldPath) => [...origin.path, ...path];
    return [
      ...(claim?.countries ?? []).map((country) => ({
        ...{ document, entry: at('claim'), path: at('claim', 'text'), country, dated: {} },
        ...{ text: claim?.text ?? '', form: claimed, ...namedBy(claim?.product) },
        sharedBy: claim?.countries ?? [],
        removal: claim?.countries[1] ? `Delete ${country} from "countries"` : 'Delete the claim',
      })),
      ...countries.flatMap((country) => {
        const text = puretecWorld?.prices[country];
        if (text === undefined) return [];
        const entry = at('puretecWorld');
        const shown = { document, entry, path: [...entry, 'price'], country, text, form: plain };
        return { ...shown, dated: {}, ...namedBy(undefined, puretecWorld?.link) };
      }),
      ...productsToCompare.flatMap(({ url = '', product, price }, index) =>
        countries.map((country) => {
          const entry = at('productsToCompare', index);
          const path = [...entry, 'price', countryKeys[country]];
          const shown = { document, entry, path, country, text: price[country], form: compared };
          const removal = 'Change this price to "Price on request"';
          return { ...shown, url, removal, dated: {}, ...namedBy(product, url, 'url') };
        }),
      ),
    ];
  }),
];

/** A promotion that links a product is about that product. */
const namedBy = (product: unknown, link?: unknown, field = 'link') =>
  typeof product === 'string'
    ? { code: product, isNamed: true, field: 'product' }
    : { code: String(link ?? '').slice(1), isNamed: false, field };

/** Prints a price like 1,018.36. */
export const figure = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Returns the price that a printed one contradicts. If several places print the same, they're probably right. */
export function disputedPrice(
  code: string,
  country: Country,
  cents: number,
  { tables, origins, pricePath }: RuleInput,
): Pick<RuleDiagnostic, 'disputes'> {
  const origin = origins.get(code);
  const price = tables.prices[code]?.[country];
  if (!origin || price?.kind !== 'priced') return {};
  const exGst = cents / (100 + tables.site.countries[country].gstPercent);
  return {
    disputes: {
      at: { document: origin.document, path: pricePath(code, country) },
      says: `$${figure(cents)} inc GST in ${country}`,
      right: exGst.toFixed(2),
      own: `$${figure(price.incGstCents)} inc GST in ${country}`,
    },
  };
}

export const gstPercentOf = (country: Country): FieldPath => [
  'countries',
  countryKeys[country],
  'gstPercent',
];

function faultOf(shown: ShownPrice, input: RuleInput): RuleDiagnostic | undefined {
  const { document, entry, country, text, code, isNamed, field, url = '', form } = shown;
  const { removal = 'Delete this price', sharedBy = [] } = shown;
  const { tables, known, origins } = input;
  const [product, origin] = [tables.products[code], origins.get(code)];
  const isWords = form === compared && !statesPrice.test(text);
  if (!product || !origin)
    // Another rule reports a code or a link that doesn't exist.
    return isWords || isNamed || known.codes.has(code) || input.isReported(document, entry)
      ? undefined
      : {
          message: `It isn't clear which product the price "${text}" is for.`,
          write: `${entry.at(-1) === 'puretecWorld' ? 'Link to the product' : 'Add a "product" field with the product\'s code'}, or ${lowerFirst(removal)}.`,
        };
  // retired-offer reports these.
  if (isDiscontinued(product)) return undefined;
  const range = tables.categories[url];
  if (range && !codesUnder(tables, url).includes(code))
    return !input.hasNoErrors('category')
      ? undefined
      : {
          message: `"${text}" is ${code}'s price, but ${code} isn't in ${url}.`,
          write: 'Use the price of a product in that range, or correct "url".',
        };
  const related = [lineOf(origin, input.pricePath(code, country), 'See')];
  const price = tables.prices[code]?.[country];
  if (price?.kind !== 'priced' || product.dealerOnly)
    return isWords
      ? undefined
      : {
          message: `${code} has no public price in ${country}, but the text says "${text}".`,
          related,
          write: withoutPrice(product.replacedBy),
        };
  const dollars = figure(price.incGstCents);
  const right = form(text, dollars);
  const [usual = dollars] = right;
  const amounts = amountsIn(text).map(({ cents }) => cents);
  const stated = amounts.length > 0 ? amounts : [centsOf(text)];
  if (!right.includes(text))
    return stated.every((cents) => cents === price.incGstCents)
      ? {
          message: /ex/i.test(text)
            ? 'The amount is right, but it includes GST.'
            : "The amount is right, but its format isn't.",
          fix: yamlText(usual),
        }
      : {
          message: `${code} costs $${dollars} inc GST in ${country}, but the text says "${text}".`,
          related,
          // Either price may be wrong, so neither is changed automatically.
          ...(isElsewhere()
            ? { write: `${removal}, because the two countries have different prices.` }
            : {
                write: `If ${code}'s price is right, change the text to ${JSON.stringify(usual)}. If the text is right, correct the price in ${code}.yaml. If the text is about another product, correct "${field}" here.`,
                update: usual,
                ...(!isWords && disputedPrice(code, country, stated[0] ?? 0, input)),
              }),
        };
  if (!range || !/^from\b/i.test(text)) return undefined;
  const cheaper = codesUnder(tables, url).find((other) => isCheaper(other, code));
  if (cheaper === undefined) return undefined;
  return {
    message: `"From" must show the lowest price in ${url}, but ${cheaper} costs less than ${code} in ${country}.`,
    write: `Use ${cheaper}'s price, or delete "From".`,
  };

  /** Whether the text is for another country, where the price is different. */
  function isElsewhere(): boolean {
    const texts = sharedBy.map((each) => {
      const its = tables.prices[code]?.[each];
      return its?.kind === 'priced' ? form(text, figure(its.incGstCents)) : [];
    });
    const owner = texts.findIndex((each) => each.includes(text));
    const first = sharedBy[Math.max(owner, 0)] ?? country;
    return first !== country && !texts[Math.max(owner, 0)]?.includes(usual);
  }

  function withoutPrice(successor = ''): string {
    // The entry may have one link for both countries.
    const isPriced = countries.every((each) => tables.prices[successor]?.[each].kind === 'priced');
    const other = isPriced ? `${successor}, which replaces it` : 'another product';
    return `${removal}, or use ${other}.`;
  }

  /** Parts don't count, because SPARQ doesn't start from a drip tray. */
  function isCheaper(other: string, than: string): boolean {
    const candidate = tables.products[other];
    const [own, its] = [than, other].map((each) => tables.prices[each]?.[country]);
    return (
      candidate !== undefined &&
      !candidate.dealerOnly &&
      !isDiscontinued(candidate) &&
      (isPart(product?.type ?? candidate.type) || !isPart(candidate.type)) &&
      !input.isPriceReported(other, country) &&
      own?.kind === 'priced' &&
      its?.kind === 'priced' &&
      its.incGstCents < own.incGstCents
    );
  }
}

export const codesUnder = (tables: Tables, url: string): readonly string[] => {
  const { items = [], categories = [] } = tables.categories[url] ?? {};
  return [...items, ...categories.flatMap((child) => codesUnder(tables, child))];
};
