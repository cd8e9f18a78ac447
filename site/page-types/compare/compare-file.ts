/** Writes the comparison's data (QLT-06): the facts of every product that's on public sale. */
import type { Country, Product } from '../../../kernel/entry-types.ts';
import { bodyOf } from '../../../kernel/fit.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { drawnSide } from '../../../kernel/true-size.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { costsAt, runningCost } from '../../commerce/running-cost.ts';
import { installationText } from '../../lookups/compliance.ts';
import { isDiscontinued, priceIn, productIn } from '../../lookups/in-country.ts';
import { guideOf } from '../../lookups/pages-by-template.ts';
import {
  isPublic,
  ownPicture,
  publicPrice,
  publicProducts,
} from '../../lookups/public-products.ts';
import { factsIn } from '../../lookups/specifications.ts';
import type { DataFile } from '../../toolkit/data-source.ts';
import { type CompareData, type CompareProduct, compareData } from './compare-data.ts';

export const compareFile: DataFile<CompareData> = {
  source: compareData,
  of: (tables, country) => ({
    specifications: tables.specifications.map(({ id, label, unit }) => ({
      id,
      label,
      ...(unit !== undefined && { unit }),
    })),
    contaminants: tables.contaminants.map(({ id, name }) => ({ id, name })),
    dealerCodes: tables.site.dealerOnlyCodes.filter((code) =>
      productIn(tables, code, { country, dealers: true }),
    ),
    products: publicProducts(tables, country).map((product) => {
      const guide = guideOf(tables, product, country)?.url;
      return {
        ...compareEntry(tables, product, country),
        ...(guide !== undefined && { guide }),
      };
    }),
  }),
};

export function compareEntry(tables: Tables, product: Product, country: Country): CompareProduct {
  const { code, name, type, sources, installation, treats, doesNotTreat } = product;
  const { formerCodes, replacedBy } = product;
  const cartridges = product.parts.filter(
    (part) => part.role === 'cartridge' && priceIn(tables, part.code, country).kind !== 'not sold',
  );
  const cost = runningCost(tables, product, country);
  const facts = factsIn(product, country);
  const body = bodyOf(product);
  const isDrawn = product.images.length === 0 && product.photographed === undefined;
  const drawnMm = isDrawn ? drawnSide(product) : undefined;
  const installed = installationText(tables, product, { country, dealers: product.dealerOnly });
  const samples = facts.flatMap(({ id, sample }) => (sample ? [id] : []));
  return {
    code,
    name: tradeSizes(name),
    type,
    sources,
    ...(installation !== undefined && { installation }),
    ...(installed !== undefined && { installed }),
    specifications: Object.fromEntries(facts.map(({ id, value }) => [id, value])),
    treats,
    doesNotTreat,
    ...(product.finishes.length > 0 && { finishes: product.finishes }),
    ...(cartridges.length > 0 && {
      cartridges: cartridges.map((part) => `${part.quantity} × ${part.code}`),
    }),
    ...(body && { body }),
    ...(drawnMm !== undefined && { drawnMm }),
    ...(cost && {
      ...{ usage: cost.usage, costWithout: cost.without },
      ...costsAt(cost.usage, cost.usage.rates),
    }),
    ...(formerCodes.length > 0 && { formerCodes }),
    ...(isDiscontinued(product) && {
      discontinued: true,
      ...(replacedBy !== undefined && isPublic(tables, replacedBy, country) && { replacedBy }),
    }),
    ...(product.sample ? { sample: true } : samples.length > 0 && { samples }),
    ...publicPrice(tables, code, country),
    ...ownPicture(product),
  };
}
