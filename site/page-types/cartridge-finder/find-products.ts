/** Finds products by part of a code ("g7"), former code (RTE-21, SRCH P07) or size ("10 x 2.5"). */
import { chunksOf, indexTerms } from '../../search/code-tokens.ts';
import { fitsSize, measuredIn } from '../../search/measured-size.ts';
import { isNear } from '../../search/nearest-words.ts';
import { codesNamed, plainCode } from '../../search/plain-code.ts';
import { unknownCodes } from '../../search/unknown-code.ts';
import type { FinderProduct } from './cartridge-data.ts';

type Findable = Pick<
  FinderProduct,
  'code' | 'name' | 'words' | 'size' | 'formerCodes' | 'discontinued' | 'dealerOnly' | 'parts'
>;
/** `former` is the former code that the visitor typed. */
type One<Found> = { readonly kind: 'one'; readonly product: Found; readonly former?: string };
export type FinderAnswer<Found> =
  | { readonly kind: 'nothing asked' }
  | One<Found>
  | { readonly kind: 'several'; readonly products: readonly Found[] }
  /** `near` has codes that are one typo away. */
  | { readonly kind: 'none'; readonly near: readonly Found[] };

/** The page's form sends `code`. Older links have `system`. */
export const queryIn = (search: URLSearchParams): string =>
  (search.get('code') ?? search.get('system') ?? '').trim().slice(0, 80);

/** A whole code finds one product, even among other words. Other text never finds dealer-only products. */
export function findProducts<Found extends Findable>(
  all: readonly Found[],
  text: string,
): FinderAnswer<Found> {
  const plain = plainCode(text);
  if (plain === '') return { kind: 'nothing asked' };
  const exact = findExact(all, plain) ?? findExact(all, plain, lookAlike);
  if (exact) return exact;
  const products = all.filter(({ dealerOnly }) => !dealerOnly);
  const unknown = unknownIn(all, text);
  if (unknown) {
    const isNearby = ({ code }: Found) => plainCode(code) === unknown.base;
    return { kind: 'none', near: [...products.filter(isNearby), ...nearTo(products, plain)] };
  }
  const measured = measuredIn(text);
  const sized = measured ? ofSize(products, measured) : [];
  // A full size that fits nothing finds nothing. A single number may be part of a name: "0.5 micron".
  if (sized.length > 0 || (measured && measured.length > 1)) return answerOf(sized);

  const found = products
    .map((product) => ({ product, score: scoreOf(product, text, plain) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.product.parts !== undefined) - Number(a.product.parts !== undefined) ||
        a.product.code.localeCompare(b.product.code, 'en', { numeric: true }),
    )
    .map(({ product }) => product);
  const [named = ''] = codesNamed(text, (code) => findExact(all, code) !== undefined);
  const beside = found.length === 0 ? findExact(all, named) : undefined;
  return beside ?? answerOf(found, () => nearTo(products, plain));
}

/** "HYBRID-G7-LF" mustn't be answered with HYBRID-G7 and its parts. */
function unknownIn(all: readonly Findable[], text: string) {
  const words = new Set(all.flatMap(({ name, words = '' }) => indexTerms(`${name} ${words}`)));
  const codes = all.flatMap(({ code, formerCodes = [] }) => [code, ...formerCodes]);
  return unknownCodes(codes, (plain) => words.has(plain))(text);
}

function answerOf<Found>(
  found: readonly Found[],
  near: () => readonly Found[] = () => [],
): FinderAnswer<Found> {
  const [only] = found;
  if (only && found.length === 1) return { kind: 'one', product: only };
  return found.length > 1 ? { kind: 'several', products: found } : { kind: 'none', near: near() };
}

/** Cartridges come before the systems that take them. */
const ofSize = <Found extends Findable>(products: readonly Found[], measured: readonly number[]) =>
  products
    .filter(({ size }) => size !== undefined && fitsSize(measured, size))
    .sort(
      (a, b) =>
        Number(a.parts !== undefined) - Number(b.parts !== undefined) ||
        Number(a.discontinued ?? false) - Number(b.discontinued ?? false) ||
        a.code.localeCompare(b.code, 'en', { numeric: true }),
    );

/** Reads O as zero, and I and L as one, because labels are hard to read in a dark cupboard. */
function lookAlike(plain: string): string {
  return plain.replaceAll('o', '0').replace(/[il]/g, '1');
}

function findExact<Found extends Findable>(
  products: readonly Found[],
  plain: string,
  fold: (plain: string) => string = (same) => same,
): One<Found> | undefined {
  const query = fold(plain);
  const product = products.find(({ code }) => fold(plainCode(code)) === query);
  if (product) return { kind: 'one', product };
  for (const candidate of products) {
    const former = candidate.formerCodes?.find((code) => fold(plainCode(code)) === query);
    if (former !== undefined) return { kind: 'one', product: candidate, former };
  }
  return undefined;
}

/** 4 for a whole piece of the code, 3 for the start of one, 2 for a former code, 1 if all words match. */
function scoreOf({ code, name, words, formerCodes }: Findable, text: string, plain: string) {
  const terms = indexTerms(code);
  if (terms.includes(plain)) return 4;
  if (plainCode(code).startsWith(plain) || terms.some((term) => term.startsWith(plain))) return 3;
  if (plain.length > 2 && formerCodes?.some((former) => plainCode(former).startsWith(plain))) {
    return 2;
  }
  const query = chunksOf(text).flatMap(({ pieces }) => pieces);
  const known = [...indexTerms(`${name} ${words ?? ''}`), ...terms];
  const isKnown = (word: string) => known.some((term) => term.startsWith(word));
  return plain.length > 2 && query.every(isKnown) ? 1 : 0;
}

/** At most five codes with one character too many, missing, wrong or swapped. */
function nearTo<Found extends Findable>(products: readonly Found[], plain: string) {
  return products
    .filter(({ code, formerCodes = [] }) =>
      [code, ...formerCodes].some((each) => isNear(plainCode(each), plain)),
    )
    .slice(0, 5);
}
