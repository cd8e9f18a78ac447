/** Data for "Will it fit?": the product in a space that it fits, and the sizes that the script fetches. */
import type { Country, Product } from '../../../kernel/contract.ts';
import { bodyOf, countedText, openingFit, sizeQuery } from '../../../kernel/fit.ts';
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
  const body = sizeOf(tables, product.code, country)?.body;
  const opening = body && openingFit(product, body, tables.site.spaces ?? []);
  if (!opening) return undefined;
  const { space, texts } = opening;
  const { width, height } = fitPlan(body, space);
  return {
    drawing: imageUrl(`fits/${product.code}-${sizeQuery(space)}.svg`, {}),
    ...{ width, height, texts },
    counted: countedText(body, space),
  };
}
