/** The product in a typical space, for "Will it fit?". */
import type { Product, Site } from '../../../kernel/entry-types.ts';
import { bodyOf, countedText, fitsIn, openingFit, sizeQuery } from '../../../kernel/fit.ts';
import { fitPlan } from '../../../kernel/fit-plan.ts';
import { imageUrl } from '../../../kernel/image-address.ts';
import type { FitProps } from '../../components/WillItFit/WillItFit.tsx';
import { isDiscontinued } from '../../lookups/in-country.ts';

export function fitOf(product: Product, spaces: Site['spaces'] = []): FitProps | undefined {
  const body = isDiscontinued(product) ? undefined : bodyOf(product);
  const opening = body && openingFit(product, body, spaces);
  if (!opening) return undefined;
  const { space, texts } = opening;
  const { width, height } = fitPlan(body, space);
  const { service, height: tall, depth, ...others } = body;
  return {
    drawing: imageUrl(`fits/${product.code}-${sizeQuery(space)}.svg`, {}),
    // In the order that compresses best.
    body: { service, height: tall, depth, ...others },
    ...{ width, height, texts, fits: fitsIn(body, space)[0].fits },
    counted: countedText(body, space),
  };
}
