/** A product's data sheet for one country: words and figures, without layout. */

import { issuedOn } from '../../kernel/documents.ts';
import type { Country, Part, Product } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { installations, isPart, lowerFirst, typeLabel, waters } from '../../kernel/vocabulary.ts';
import { formatCents } from '../../site/commerce/format-price.ts';
import { intervalText } from '../../site/commerce/interval-text.ts';
import { basisText, runningCost } from '../../site/commerce/running-cost.ts';
import {
  groupSpecifications,
  specificationText,
} from '../../site/components/SpecificationTable/group-specifications.ts';
import { installationText } from '../../site/lookups/compliance.ts';
import { isDiscontinued, priceIn, productIn } from '../../site/lookups/in-country.ts';
import { contaminantNames } from '../../site/lookups/public-products.ts';
import { factsIn, specificationsOf } from '../../site/lookups/specifications.ts';

export type DataSheet = NonNullable<ReturnType<typeof dataSheet>>;

export function dataSheet(tables: Tables, code: string, country: Country) {
  const product = tables.products[code];
  if (!product || priceIn(tables, code, country).kind === 'not sold') return undefined;
  const { site } = tables;
  const here = site.countries[country];
  const state = stateOf(tables, product, country);
  const { company, address } = here.contact;
  return {
    code,
    name: tradeSizes(product.name),
    kind: kindOf(product),
    summary: product.summary,
    ...(state !== undefined && { state }),
    price: priceOf(tables, product, country),
    lines: [...linesOf(tables, product, country), ...costLines(tables, product, country)],
    groups: groupSpecifications(specificationsOf(tables, factsIn(product, country))).map(
      ({ group, specifications }) => ({
        name: group,
        rows: specifications.map((each) => ({
          label: each.label,
          value: specificationText(each),
          sample: 'sample' in each && each.sample === true,
        })),
      }),
    ),
    parts: product.parts.flatMap((part) => partOf(tables, part, product, country)),
    brand: site.name,
    countryLabel: here.label,
    language: here.locale,
    company: [company, ...address].join(', '),
    address: `${here.externalUrl}/${code}`,
    // The date comes from the data, so the same sheet gives the same file on any day.
    issued: issuedOn(product, site),
    sample: product.sample,
  };
}

function kindOf({ type, installation }: Product): string {
  const kind = typeLabel(type);
  if (installation === undefined || installation === 'in line' || isPart(type)) return kind;
  return `${kind}, ${lowerFirst(installations[installation])}`;
}

function stateOf(tables: Tables, product: Product, country: Country): string | undefined {
  const next =
    product.replacedBy !== undefined &&
    productIn(tables, product.replacedBy, { country, dealers: product.dealerOnly });
  const replaced = next ? `Replaced by ${next.code}.` : '';
  if (isDiscontinued(product)) {
    const spares = product.discontinuedWithSpareParts ? 'Spare parts are still available.' : '';
    return ['Discontinued.', replaced, spares].filter(Boolean).join(' ');
  }
  return replaced === '' ? undefined : replaced;
}

/** Undefined for discontinued products. */
function priceOf(tables: Tables, product: Product, country: Country) {
  const here = tables.site.countries[country];
  if (isDiscontinued(product)) return undefined;
  if (product.dealerOnly) return { headline: 'Available through dealers', note: '' };
  const price = priceIn(tables, product.code, country);
  if (price.kind !== 'priced') return { headline: 'Price on request', note: price.rating ?? '' };
  const currencyNote = `In ${here.currencyName}, including ${here.gstPercent}% GST`;
  return {
    headline: `${formatCents(price.incGstCents, here)} inc GST`,
    note: [price.rating, currencyNote].filter(Boolean).join('. '),
  };
}

function linesOf(tables: Tables, product: Product, country: Country) {
  const names = contaminantNames(tables);
  const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
  const market = { country, dealers: product.dealerOnly };
  const lines = [
    { label: 'Water', text: product.sources.map((source) => waters[source]).join(', ') },
    { label: 'Made for', text: namesOf(product.treats) },
    { label: 'Does not treat', text: namesOf(product.doesNotTreat) },
    { label: 'Finishes', text: product.finishes.map(({ name }) => name).join(', ') },
    {
      label: 'Fits',
      text: product.fits.filter((code) => productIn(tables, code, market)).join(', '),
    },
    { label: 'Installation', text: installationText(tables, product, market) ?? '' },
  ];
  return lines.filter(({ text }) => text !== '');
}

function costLines(tables: Tables, product: Product, country: Country) {
  const cost = runningCost(tables, product, country);
  if (!cost) return [];
  const yearly = formatCents(cost.yearly, tables.site.countries[country]);
  const text = `${cost.without.length > 0 ? 'At least ' : ''}${yearly} inc GST a year. ${basisText(cost)}`;
  return [{ label: 'Running cost', text }];
}

function partOf(tables: Tables, part: Part, of: Product, country: Country) {
  const product = productIn(tables, part.code, { country, dealers: of.dealerOnly });
  if (!product) return [];
  const price = priceIn(tables, part.code, country);
  return [
    {
      code: part.code,
      name: [tradeSizes(product.name), price.rating].filter(Boolean).join(', '),
      quantity: String(part.quantity),
      every:
        intervalText(part.every, part.litres) +
        (part.why ? `: ${part.why}` : '') +
        (part.sample ? ' (sample)' : ''),
      price:
        price.kind === 'priced' && !product.dealerOnly
          ? formatCents(price.incGstCents, tables.site.countries[country])
          : 'On request',
    },
  ];
}
