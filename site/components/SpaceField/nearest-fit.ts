/** Finds the closest product for a visitor whose space fits none. */
import { bestFit, fitText, type Size, shortOf } from '../../../kernel/fit.ts';
import { lowerFirst } from '../../../kernel/vocabulary.ts';

type Sized = { readonly code: string; readonly needs?: string };

/** The product that's the least short, whichever way round, and its need: "needs 10 mm more height". */
export function nearestFit<Of extends Sized>(products: readonly Of[], space: Size) {
  const [nearest] = products
    .flatMap((product) => {
      const fit = bestFit(product.needs, space);
      return fit ? [{ product, fit }] : [];
    })
    .sort((a, b) => shortOf(a.fit) - shortOf(b.fit));
  return nearest && { product: nearest.product, text: lowerFirst(fitText(nearest.fit)) };
}
