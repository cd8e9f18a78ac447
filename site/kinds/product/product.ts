/** A product's page, as one country sees it. */

import type { Country, Part, Product as ProductEntry } from '../../../kernel/contract.ts';
import { yearlyCents } from '../../../kernel/running-cost.ts';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import { homeStep, productTrail } from '../../tables/crumbs.ts';
import { type Here, isDiscontinued, leadsHere, priceHere, textHere } from '../../tables/here.ts';
import { productPictures } from '../../tables/pictures.ts';
import { fittingOf, leadingFacts, summariesOf, summaryOf } from '../../tables/product-summary.ts';
import { oncePerTables, type Tables } from '../../tables/tables.ts';
import { kindOf } from '../kind.tsx';
import { Product } from './Product.tsx';
import type { ProductProps } from './product-shape.ts';

const contaminantNames = oncePerTables(
  'contaminant-names',
  ({ contaminants }) => new Map(contaminants.map(({ id, name }) => [id, name])),
);

/** Parts not sold in the country are left out. */
function partRows(tables: Tables, parts: readonly Part[], here: Here): readonly PartRow[] {
  return parts.flatMap(({ code, quantity, every }) => {
    const product = summaryOf(tables, code, here);
    return product ? [{ product, quantity, ...(every !== undefined && { every }) }] : [];
  });
}

export function productProps(
  tables: Tables,
  product: ProductEntry,
  country: Country,
): ProductProps {
  const { code } = product;
  const here: Here = { country, dealers: product.dealerOnly };
  const names = (ids: readonly string[]) => ids.map((id) => contaminantNames(tables).get(id) ?? id);
  const partsFor = (role: Part['role']) =>
    partRows(
      tables,
      product.parts.filter((part) => part.role === role),
      here,
    );
  const yearly = yearlyCents(tables, product.parts, country);
  const replacedBy =
    product.replacedBy === undefined ? undefined : fittingOf(tables, product.replacedBy, here);
  return {
    country,
    crumbs: productTrail(tables, product, country),
    dealersUrl: homeStep(tables, 'Dealers').url,
    code,
    name: product.name,
    summary: product.summary,
    description: textHere(tables, product.description, country),
    sources: product.sources,
    price: product.dealerOnly ? { kind: 'on request' } : priceHere(tables, code, country),
    images: productPictures(product),
    finishes: product.finishes,
    facts: leadingFacts(product, 5),
    specifications: product.specifications,
    treats: names(product.treats),
    doesNotTreat: names(product.doesNotTreat),
    cartridges: partsFor('cartridge'),
    spares: partsFor('spare'),
    ...(yearly !== undefined && { yearlyCents: yearly }),
    fits: product.fits.flatMap((fitted) => fittingOf(tables, fitted, here) ?? []),
    related: summariesOf(tables, product.related, here),
    documents: product.documents.filter(({ url }) => leadsHere(tables, url, country)),
    ...(replacedBy && { replacedBy }),
    replaces: [...new Set([...product.replaces, ...product.formerCodes])],
    discontinued: isDiscontinued(product),
    spareParts: product.discontinuedWithSpareParts,
    dealerOnly: product.dealerOnly,
    sample: product.sample,
  };
}

export const product = kindOf(
  (tables, { path }) => tables.products[path.slice(1)],
  Product,
  productProps,
);
