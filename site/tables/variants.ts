/** Groups products that differ in size, colour or material, for Google's product data and feed. */
import { isLeadFree } from '../../kernel/certifications.ts';
import type { Country, Product } from '../../kernel/contract.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { sizeOf } from '../../kernel/views.ts';
import { specificationText } from '../components/SpecificationTable/group-specifications.ts';
import { isDiscontinued, priceIn, relationsIn } from './market.ts';
import { publicProducts } from './public-products.ts';
import { specificationsOf } from './specifications.ts';

/** Google lets variants differ by these alone. Products that differ only by a cover or a case have no group. */
const attributes = ['size', 'color', 'material'] as const;
type Attribute = (typeof attributes)[number];
type Variant = Readonly<Partial<Record<Attribute, string>>> & {
  readonly product: Product;
};
export type VariantGroup = NonNullable<ReturnType<typeof groupOf>>;

const cartridgesOf = ({ parts }: Product): string =>
  parts.flatMap(({ role, code }) => (role === 'cartridge' ? code : [])).join();

/** WH2-30-LF is the lead-free WH2-30. Its code is longer, and both take the same cartridges. */
const isTwinOf = (one: Product, other: Product): boolean =>
  one.type === other.type && cartridgesOf(one) === cartridgesOf(other);

/** The product's attributes as Google names them. The size is the dimensions. */
export function variantOf(tables: Tables, product: Product): Variant {
  const facts = Object.fromEntries(product.specifications.map(({ id, value }) => [id, value]));
  const material = specificationsOf(tables, product.specifications).find(
    ({ id }) => id === 'material',
  );
  const size = sizeOf(facts)?.replace(/ \(.*/, '');
  const [finish] = product.finishes;
  return {
    product,
    ...(size !== undefined && { size }),
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
        // Google has no attribute for lead free, so a group has only one of the two.
        return [true, false].flatMap((wanted) => {
          const alike = all.filter((product) => isLeadFree(product, country) === wanted);
          const group = groupOf(alike.map((product) => variantOf(tables, product)));
          return group ? group.products.map(({ code }) => [code, group] as const) : [];
        });
      }),
    );
  });

/**
 * Keeps variants that differ in attributes that all of them have. Undefined if only one is left. The group's id is the
 * code of its first product.
 */
function groupOf(members: readonly Variant[]) {
  const stated = attributes.filter((name) => members.every((each) => each[name] !== undefined));
  // A cover makes a product larger, but not a larger size of it.
  const keyOf = ({ product, color, material }: Variant) =>
    [numericSpecification(product, 'flow'), color, material].join('|');
  const keys = members.map(keyOf);
  const variants = members.filter((each, at) => keys.indexOf(keyOf(each)) === at);
  const [first] = variants;
  const variesBy = stated.filter((name) => variants.some((each) => each[name] !== first?.[name]));
  if (!first || variesBy.length === 0) return undefined;
  const products = variants.map(({ product }) => product);
  return { id: first.product.code, name: groupName(products), products, variesBy };
}

/** "Filter housing, HB series": the words that all names begin with. "E13" in a name is a model. */
function groupName(products: readonly Product[]): string {
  const names = products.map(({ name }) => tradeSizes(name).split(/,? /));
  const words = tradeSizes(products[0]?.name ?? '')
    .split(' ')
    .filter((word) => !/^\p{Lu}+\d/u.test(word));
  const isCommon = (word: string) => names.every((name) => name.includes(word.replace(',', '')));
  const end = [...words, ' '].findIndex((word) => !isCommon(word));
  const common = words.slice(0, end).join(' ').replace(/,$/, '');
  const series = products[0]?.series ?? common;
  return common.startsWith(series) ? common : `${common}, ${series} series`;
}
