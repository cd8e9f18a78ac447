import type { Product } from '../kernel/contract.ts';
import { slugOf } from '../kernel/slug.ts';

/** Undefined where no product has the code. */
export type ProductLookup = (code: string) => Product | undefined;

/**
 * The product that `products/<CODE>.svg`, `products/<CODE>-<finish>.svg`, the same in `walls/`, or `og/<CODE>.svg` shows,
 * in its finish: all that such a drawing is made from, found without loading what draws.
 */
export function productShown(source: string, lookup: ProductLookup): Product | undefined {
  const [, folder, name = ''] = /^(products|walls|og)\/([^/]+)\.svg$/.exec(source) ?? [];
  const whole = lookup(name);
  if (whole !== undefined || folder === undefined || folder === 'og') return whole;
  // A code may itself contain hyphens, so that each of them may begin the finish.
  for (let at = name.indexOf('-'); at !== -1; at = name.indexOf('-', at + 1)) {
    const product = lookup(name.slice(0, at));
    const finish = product?.finishes.find((each) => slugOf(each.name) === name.slice(at + 1));
    if (product !== undefined && finish !== undefined) return { ...product, finishes: [finish] };
  }
  return undefined;
}
