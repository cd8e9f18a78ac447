/** Finds the closest product for a visitor whose space fits none. */
import { readNeeds, type Size, shortOf, shortText, spareIn } from '../../../kernel/fit.ts';
import { lowerFirst } from '../../../kernel/vocabulary.ts';

type Sized = { readonly code: string; readonly needs?: string };

/** The product that's the least short, whichever way round, and its need: "needs 10 mm more height". */
export function nearestFit<Of extends Sized>(products: readonly Of[], space: Size) {
  const [nearest] = products
    .flatMap((product) =>
      readNeeds(product.needs).map((size) => ({ product, spare: spareIn(space, size) })),
    )
    .sort((a, b) => shortOf(a) - shortOf(b));
  return nearest && { product: nearest.product, text: lowerFirst(shortText(nearest)) };
}
