/** Reads the compared products from an address, and writes the address of a choice. */
import { readSize } from '../../../kernel/fit.ts';
import { slugify } from '../../../kernel/slug.ts';
import { choiceText, readChoiceText } from '../../browser/chosen-finish.ts';
import { maxCompared } from '../../browser/stored-lists.ts';
import { ownSpace } from '../../components/SpaceField/own-space.ts';
import { plainCode } from '../../search/plain-code.ts';
import { findProducts } from '../cartridge-finder/find-products.ts';
import type { CompareProduct } from './compare-data.ts';

export type ChosenProduct = CompareProduct & {
  readonly finish?: string;
};

export type ComparedChoice = {
  readonly products: readonly ChosenProduct[];
  /** Codes in the address that don't exist or aren't sold here. */
  readonly unknown: readonly string[];
  readonly left: number;
  readonly onlyDifferences: boolean;
  /** The visitor's space as in addresses, to see what fits. Empty for none. */
  readonly space: string;
  readonly rates: Readonly<Record<keyof HomeRates, string | number | null>>;
};
/** The assumptions that change running costs. `litres` is per day. */
export type HomeRates = {
  readonly people: number;
  readonly litres: number;
  readonly kWh: number;
};

/** Up to `max` products, each once, from `?codes=A,B,C` or the form's `?code=A&code=B`, with former codes' successors. */
export function readChoice(
  search: URLSearchParams,
  products: readonly CompareProduct[],
  max = maxCompared,
): ComparedChoice {
  const space = search.get('space') ?? '';
  const { products: chosen, unknown } = productsOf(codesIn(search), products);
  return {
    products: chosen.slice(0, max),
    unknown: unknown.slice(0, max),
    left: Math.max(0, chosen.length - max),
    onlyDifferences: search.get('only') === 'differences',
    space: space === ownSpace || readSize(space) ? space : '',
    rates: {
      people: search.get('people'),
      litres: search.get('litres'),
      kWh: search.get('kWh'),
    },
  };
}

/** A product's code with its finish, as in addresses. */
export const codeOf = ({ code, finish }: ChosenProduct): string =>
  choiceText({ code, finish: finish && slugify(finish) });

/** Finds the products of some codes, in order and each once. Former codes give their successors. */
export function productsOf(
  codes: readonly string[],
  products: readonly CompareProduct[],
): { readonly products: readonly ChosenProduct[]; readonly unknown: readonly string[] } {
  const byCode = new Map<string, CompareProduct>();
  for (const product of products) {
    for (const former of product.formerCodes ?? []) byCode.set(plainCode(former), product);
  }
  for (const product of products) byCode.set(plainCode(product.code), product);
  const found = new Map<string, ChosenProduct>();
  const unknown = new Set<string>();
  const productOf = (text: string) => byCode.get(plainCode(readChoiceText(text).code));
  // A space can be part of a code ("HYBRID G7") or separate two.
  const spaced = codes.flatMap((text) => {
    const words = text.split(/\s+/);
    return !productOf(text) && words.some(productOf) ? words : [text];
  });
  for (const text of spaced) {
    const { code, finish: slug } = readChoiceText(text);
    const product = productOf(text);
    if (!product) {
      unknown.add(code.slice(0, 60));
      continue;
    }
    const finish = product.finishes?.find(({ name }) => slugify(name) === slug)?.name;
    found.set(product.code, { ...product, ...(finish !== undefined && { finish }) });
  }
  return { products: [...found.values()], unknown: [...unknown] };
}

/** Each product's current code, once. Unknown codes come last, unchanged. */
export function currentCodes(
  codes: readonly string[],
  products: readonly CompareProduct[],
): readonly string[] {
  const { products: known, unknown } = productsOf(codes, products);
  return [...known.map(codeOf), ...unknown];
}

/** The codes in an address, as typed. Commas, semicolons or "and" separate a pasted list. */
export const codesIn = (search: URLSearchParams): readonly string[] =>
  [
    ...search.getAll('codes').flatMap((codes) => codes.split(/[,;]|\sand\s/)),
    ...search.getAll('code'),
  ]
    .map((code) => code.trim())
    .filter((code) => plainCode(code) !== '');

/** "?codes=A,B", which is easy to read and type. Empty for no product. */
export function addressOf(
  codes: readonly string[],
  onlyDifferences: boolean,
  { space, rates }: Partial<Pick<ComparedChoice, 'space' | 'rates'>> = {},
): string {
  if (codes.length === 0) return '';
  const list = codes.map(encodeURIComponent).join(',');
  const given = givenText({ space, ...rates });
  return `?codes=${list}${onlyDifferences ? '&only=differences' : ''}${given && `&${given}`}`;
}

/** The visitor's own values as in addresses: "space=600x700x500&kWh=40". */
export const givenText = (given: Readonly<Record<string, string | number | null | undefined>>) =>
  Object.entries(given)
    .flatMap(([name, value]) => (value == null || value === '' ? [] : `${name}=${value}`))
    .join('&');

/** Products of the first one's type and place, by waters in common, then by price. Empty without a choice. */
export function suggestions(
  products: readonly CompareProduct[],
  chosen: readonly CompareProduct[],
  limit: number,
): readonly CompareProduct[] {
  const [first] = chosen;
  if (!first) return [];
  const codes = new Set(chosen.map(({ code }) => code));
  const shared = ({ sources }: CompareProduct) =>
    sources.filter((source) => first.sources.includes(source)).length;
  const distance = ({ price }: CompareProduct) =>
    price === undefined || first.price === undefined
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(price - first.price);
  return products
    .filter(
      (product) =>
        product.type === first.type &&
        product.installation === first.installation &&
        !product.discontinued &&
        !codes.has(product.code),
    )
    .sort(
      (a, b) =>
        shared(b) - shared(a) ||
        distance(a) - distance(b) ||
        a.code.localeCompare(b.code, 'en', { numeric: true }),
    )
    .slice(0, limit);
}

/** Finds products the way the cartridge finder does. Discontinued ones come last. */
export function matchesQuery(
  products: readonly CompareProduct[],
  text: string,
  limit: number,
): readonly CompareProduct[] {
  const answer = findProducts(products, text);
  if (answer.kind === 'one') return [answer.product];
  if (answer.kind !== 'several') return [];
  const isOld = ({ discontinued = false }: CompareProduct) => Number(discontinued);
  return answer.products.toSorted((a, b) => isOld(a) - isOld(b)).slice(0, limit);
}
