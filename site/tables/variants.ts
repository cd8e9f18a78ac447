/** Groups products that differ in size, colour or material, for Google's product data and feed. */
import type { Country, Product, Specification } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { specificationText } from '../components/SpecificationTable/group-specifications.ts';
import { isDiscontinued, priceIn, relationsIn } from './market.ts';
import { publicProducts } from './public-products.ts';
import { specificationsOf } from './specifications.ts';

/** Google lets variants differ by these alone. Products that differ only by a cover or a case have no group. */
const attributes = ['size', 'color', 'material'] as const;
type Attribute = (typeof attributes)[number];
type Variant = Readonly<Partial<Record<Attribute, string>>> & {
  readonly product: Product;
  /** The size as a fact. */
  readonly flow?: Specification;
};
export type VariantGroup = {
  /** The code of its first product. */
  readonly id: string;
  readonly products: readonly Product[];
  /** The attributes that set the products apart. Each product states all of them. */
  readonly variesBy: readonly Attribute[];
};

const cartridgesOf = ({ parts }: Product): string =>
  parts.flatMap(({ role, code }) => (role === 'cartridge' ? code : [])).join();

/** WH2-30-LF is the lead-free WH2-30. Its code is longer, and both take the same cartridges. */
const isTwinOf = (one: Product, other: Product): boolean =>
  one.type === other.type && cartridgesOf(one) === cartridgesOf(other);

/** The product's attributes as Google names them. */
export function variantOf(tables: Tables, product: Product): Variant {
  const facts = specificationsOf(tables, product.specifications);
  const [flow, material] = ['flow', 'material'].map((id) => facts.find((each) => each.id === id));
  const [finish] = product.finishes;
  return {
    product,
    ...(flow && { flow, size: specificationText(flow) }),
    ...(finish && { color: finish.name }),
    ...(material && { material: specificationText(material) }),
  };
}

/** Maps a code to its group of variants with a price, itself included, in catalogue order. */
export const variantsIn: (tables: Tables, country: Country) => ReadonlyMap<string, VariantGroup> =
  memoize((tables: Tables, country: Country) => {
    const sold = publicProducts(tables, country).filter(
      (product) =>
        !isDiscontinued(product) && priceIn(tables, product.code, country).kind === 'priced',
    );
    const groups = new Map(sold.map((product) => [product.code, new Set([product])]));
    const join = (one: string, other: string | undefined) => {
      const [from, to] = [groups.get(one), groups.get(other ?? one)];
      if (!from || !to || from === to) return;
      for (const product of from) groups.set(product.code, to.add(product));
    };
    for (const product of sold) {
      const { smaller, larger } = relationsIn(tables, product.code, country);
      for (const size of [smaller, larger]) join(product.code, size);
      for (const { index } of product.code.matchAll(/-/g)) {
        const other = tables.products[product.code.slice(0, index)];
        if (other && isTwinOf(product, other)) join(product.code, other.code);
      }
    }
    return new Map(
      [...new Set(groups.values())].flatMap((members) => {
        const all = sold.filter((product) => members.has(product));
        const group = groupOf(all.map((product) => variantOf(tables, product)));
        return group ? group.products.map(({ code }) => [code, group] as const) : [];
      }),
    );
  });

/** Keeps variants that differ in attributes that all of them state. Undefined if only one is left. */
function groupOf(members: readonly Variant[]): VariantGroup | undefined {
  const stated = attributes.filter((name) => members.every((each) => each[name] !== undefined));
  const keyOf = (each: Variant) => stated.map((name) => each[name]).join('|');
  const keys = members.map(keyOf);
  const variants = members.filter((each, at) => keys.indexOf(keyOf(each)) === at);
  const [first] = variants;
  if (!first || variants.length < 2) return undefined;
  return {
    id: first.product.code,
    products: variants.map(({ product }) => product),
    variesBy: stated.filter((name) => variants.some((each) => each[name] !== first[name])),
  };
}
