/** Data for "Will it fit?": the product in its standard space, and the sizes that the script fetches. */
import type { Country, Product } from '../../../kernel/contract.ts';
import {
  bodyOf,
  countedText,
  fitsIn,
  nextThatFits,
  sizeQuery,
  spaceFor,
  typicalFitText,
} from '../../../kernel/fit.ts';
import { fitPlan } from '../../../kernel/fit-plan.ts';
import { imageUrl } from '../../../kernel/image-address.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { type FitData, type FitSize, fitData } from '../../components/WillItFit/fit-data.ts';
import type { FitProps } from '../../components/WillItFit/WillItFit.tsx';
import { isDiscontinued, productIn, relationsIn } from '../../tables/market.ts';
import type { DataFile } from '../../tool-kit/data-source.ts';

function sizeOf(tables: Tables, code: string, country: Country): FitSize | undefined {
  const product = productIn(tables, code, { country, dealers: true });
  const body = product && !isDiscontinued(product) && bodyOf(product);
  if (!body) return undefined;
  const { smaller } = relationsIn(tables, code, country);
  return { code, body, ...(smaller !== undefined && { smaller }) };
}

export const fitFile: DataFile<FitData> = {
  source: fitData,
  of: (tables, country) => ({
    sizes: Object.keys(tables.products).flatMap((code) => sizeOf(tables, code, country) ?? []),
  }),
};

export function fitOf(tables: Tables, product: Product, country: Country): FitProps | undefined {
  const sizes = (code: string) => sizeOf(tables, code, country);
  const body = sizes(product.code)?.body;
  const space = spaceFor(product, tables.site.spaces ?? []);
  if (!body || !space) return undefined;
  const { width, height } = fitPlan(body, space);
  const next = fitsIn(body, space)[0].fits ? undefined : nextThatFits(product.code, space, sizes);
  return {
    drawing: imageUrl(`fits/${product.code}-${sizeQuery(space)}.svg`, {}),
    ...{ width, height },
    ...(!fitsIn(body, space)[0].fits && { over: true }),
    text: typicalFitText(body, space),
    counted: countedText(body, space),
    ...(next !== undefined && { next }),
  };
}
