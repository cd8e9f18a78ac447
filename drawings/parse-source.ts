import { drawingProps, type ProductLookup } from '../kernel/drawing-props.ts';
import type { DrawingProps } from '../kernel/drawing-traits.ts';
import type { Product } from '../kernel/entry-types.ts';
import { readSize, type Size } from '../kernel/fit.ts';
import { slugify } from '../kernel/slug.ts';
import type { Thing } from '../kernel/true-size.ts';
import { type ViewName, viewNames } from '../kernel/views.ts';
import { flowOf } from './inside/flow.ts';

export type ProductSource = { readonly product: Product; readonly view: ViewName };

/**
 * The product in its finish, and the view, that a source shows: `products/<CODE>.svg`, `products/<CODE>-<view>.svg`,
 * `products/<CODE>-<finish>.svg` (or either in `walls/`), `alone/<CODE>.svg` or `og/<CODE>.svg`. Doesn't load drawings.
 */
export function parseProductSource(
  source: string,
  lookup: ProductLookup,
): ProductSource | undefined {
  const [, folder, name = ''] = /^(products|alone|walls|og)\/([^/]+)\.svg$/.exec(source) ?? [];
  const whole = lookup(name);
  if (whole !== undefined) return { product: whole, view: 'front' };
  if (folder === undefined || folder === 'og') return undefined;
  for (const view of viewNames) {
    const product = name.endsWith(`-${view}`) ? lookup(name.slice(0, -view.length - 1)) : undefined;
    if (product !== undefined) return view === 'front' ? undefined : { product, view };
  }
  // Codes contain hyphens too, so any hyphen may start the finish.
  for (let at = name.indexOf('-'); at !== -1; at = name.indexOf('-', at + 1)) {
    const product = lookup(name.slice(0, at));
    const finish = product?.finishes.find((each) => slugify(each.name) === name.slice(at + 1));
    if (product !== undefined && finish !== undefined) {
      return { product: { ...product, finishes: [finish] }, view: 'front' };
    }
  }
  return undefined;
}

/** The product and the space that `fits/<CODE>-600x720x560.svg` shows. */
export function parseFitSource(
  source: string,
  lookup: ProductLookup,
): { readonly product: Product; readonly space: Size } | undefined {
  const [, code = '', size] = /^fits\/([^/]+)-(\d+x\d+x\d+)\.svg$/.exec(source) ?? [];
  const [product, space] = [lookup(code), readSize(size)];
  return product && space && { product, space };
}

/** The looks of the products that a range's drawing shows. */
export const looksOf = (things: readonly Thing[], lookup: ProductLookup): readonly DrawingProps[] =>
  things.flatMap(({ name, landmark }) => {
    const product = landmark ? undefined : lookup(name);
    return product ? drawingProps(product, lookup) : [];
  });

/** Everything that a source's picture depends on. Equal values give equal pictures. */
export function pictureInputs(source: string, lookup: ProductLookup): unknown {
  const shown = parseFitSource(source, lookup) ?? parseProductSource(source, lookup);
  if (shown === undefined) return undefined;
  const { product } = shown;
  const view = 'view' in shown ? shown.view : 'fit';
  const look = drawingProps(product, lookup);
  if (view === 'front') return look;
  return view === 'inside' ? [look, flowOf(product, lookup)] : [look, product];
}
