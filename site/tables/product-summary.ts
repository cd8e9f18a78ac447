/** A product as a card, a row or a name, for the country and the visitors of a page. */

import type { Product, Specification, StatedFact } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import type { Fitting } from '../components/Fits/Fits.tsx';
import type { ProductSummary } from '../components/ProductCard/ProductCard.tsx';
import { specificationText } from '../components/SpecificationTable/group-specifications.ts';
import { factsOf } from '../product-filter/product-facts.ts';
import {
  type Here,
  isDiscontinued,
  isRetired,
  memoizeHere,
  priceHere,
  productHere,
} from './here.ts';
import { productPictures } from './pictures.ts';
import { specificationsOf } from './specifications.ts';
import type { Tables } from './tables.ts';

/** What visitors choose by comes first; a cartridge is chosen by its fineness and size. */
const firstFacts = ['flow', 'capacity', 'stages', 'connection', 'uvLamp', 'outlets', 'warranty'];
const firstFactsOfParts = [
  'micron',
  'cartridgeSize',
  'capacity',
  'media',
  'thread',
  'lampPower',
  'lampFlow',
  'length',
  'packSize',
];

/** Of the measures alone nobody chooses: they stand in the table. */
const neverFirst = new Set(['height', 'width', 'depth', 'serviceSpace', 'serviceSide']);

/** The facts that stand in front of the others, at most `limit`, each once. */
export function leadingFacts(product: Product, limit: number): readonly StatedFact[] {
  const order = isPart(product.type)
    ? [...firstFactsOfParts, ...firstFacts]
    : [...firstFacts, ...firstFactsOfParts];
  const place = ({ id }: StatedFact) => {
    const at = order.indexOf(id);
    if (at >= 0) return at;
    return id === 'weight' ? order.length + 1 : order.length;
  };
  const all = product.specifications
    .filter(({ id }) => !neverFirst.has(id))
    .toSorted((a, b) => place(a) - place(b));
  // What is known stands before what is a placeholder.
  return all.toSorted((a, b) => Number(a.sample ?? 0) - Number(b.sample ?? 0)).slice(0, limit);
}

/** Facts whose unit or words say what they are; any other needs its name before it. */
const speaking = new Set([
  'flow',
  'capacity',
  'micron',
  'connection',
  'cartridgeSize',
  'outlets',
  'media',
  'mounting',
  'cover',
]);

/** "60 L/min", "3 treatment stages", "Warranty 10 years". */
export function shortFact(fact: Specification): { readonly label: string; readonly text: string } {
  const { id, label, value, unit } = fact;
  const text = specificationText(fact);
  if (speaking.has(id)) return { label, text };
  if (typeof value === 'number' && unit === undefined) {
    const name = label.toLowerCase();
    return { label, text: `${text} ${value === 1 ? name.replace(/s$/, '') : name}` };
  }
  return { label, text: `${label} ${text}` };
}

export function productUrl(code: string): string {
  return `/${code}`;
}

/** What a list tells of a product wherever it is sold. */
const everywhere = memoize((product: Product) => {
  const { code, name, sources, dealerOnly } = product;
  const [picture] = productPictures(product);
  return (
    picture && {
      code,
      name,
      url: productUrl(code),
      image: { ...picture, alt: '' },
      facts: leadingFacts(product, 2),
      filter: factsOf(product),
      sources,
      discontinued: isDiscontinued(product),
      dealerOnly,
    }
  );
});

/** Undefined where the product is not sold, not known, or not for these visitors. */
export const summaryOf = (tables: Tables, code: string, here: Here): ProductSummary | undefined =>
  summaries(tables, here, code);

/** Memoized, because a product is on many pages. */
const summaries = memoizeHere((tables, here, code: string): ProductSummary | undefined => {
  const product = productHere(tables, code, here);
  if (!product) return undefined;
  const told = everywhere(product);
  if (!told) return undefined;
  const price = product.dealerOnly
    ? ({ kind: 'on request' } as const)
    : priceHere(tables, code, here.country);
  const cents = price.kind === 'priced' ? { price: price.incGstCents } : {};
  const facts = specificationsOf(tables, told.facts).map(shortFact);
  return { ...told, facts, price, filter: { ...told.filter, ...cents } };
});

/** The products of a list, without those that do not belong in it here. */
export function summariesOf(
  tables: Tables,
  codes: readonly string[],
  here: Here,
): readonly ProductSummary[] {
  return [...new Set(codes)].flatMap((code) => {
    const product = tables.products[code];
    if (!product || isRetired(product)) return [];
    return summaryOf(tables, code, here) ?? [];
  });
}

export function fittingOf(tables: Tables, code: string, here: Here): Fitting | undefined {
  const product = productHere(tables, code, here);
  return product && { code, name: product.name, url: productUrl(code) };
}

/** What can be bought at a price stands before what has to be asked for, and both before what is discontinued. */
export function pricedFirst(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const place = ({ discontinued, price }: ProductSummary) =>
    discontinued ? 2 : price.kind === 'priced' ? 0 : 1;
  return products.toSorted((a, b) => place(a) - place(b));
}
