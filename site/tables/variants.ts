/** Products that are one product in several sizes or makes, for search engines. */
import type { Country, Product } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isDiscontinued, relationsIn } from './market.ts';
import { publicProducts } from './public-products.ts';

const cartridgesOf = ({ parts }: Product): string =>
  parts.flatMap(({ role, code }) => (role === 'cartridge' ? code : [])).join();

/** WH2-30-LF is WH2-30 made lead free: the code goes on, and both take the same cartridges. */
const isTwinOf = (one: Product, other: Product): boolean =>
  one.type === other.type && cartridgesOf(one) === cartridgesOf(other);

/** By code, for products that have any: a product's sizes and twins on sale, itself included, in catalogue order. */
export const variantsIn: (
  tables: Tables,
  country: Country,
) => ReadonlyMap<string, readonly Product[]> = memoize((tables: Tables, country: Country) => {
  const sold = publicProducts(tables, country).filter((product) => !isDiscontinued(product));
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
  // They stay in catalogue order.
  const members = new Map<ReadonlySet<Product>, Product[]>();
  for (const product of sold) {
    const group = groups.get(product.code);
    if (group) members.set(group, [...(members.get(group) ?? []), product]);
  }
  return new Map(
    [...groups].flatMap(([code, group]) => {
      const variants = members.get(group) ?? [];
      return variants.length > 1 ? [[code, variants]] : [];
    }),
  );
});
