/** The site's own search data: the raw items of the commerce backend (ENT-17), from the catalogue. */
import type { ByCountry, Country, Price, Product } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import type { Tables } from '../../kernel/tables.ts';

/** One item a line, so that a change of one price is one line. */
export function searchItems({ products, prices }: Tables, country: Country): string {
  const items = Object.values(products).flatMap((product) => {
    const own = prices[product.code];
    return own && own[country].kind !== 'not sold' ? [itemOf(product, own, country)] : [];
  });
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
}

function itemOf(product: Product, prices: ByCountry<Price>, country: Country) {
  const { code, name, series, keywords, formerCodes } = product;
  const own = prices[country];
  const shown = own.kind === 'priced' && !product.dealerOnly;
  return {
    itemid: code,
    displayname: name,
    custitem_display_name: name,
    description: product.summary,
    keywords: [series, ...keywords, ...formerCodes].filter(Boolean).join(', '),
    urlcomponent: code,
    url: `/${code}`,
    ...(shown && { onlinecustomerprice: own.exGstCents / 100 }),
    dontshowprice: !shown,
    custitem_application: product.applications.join(';'),
    custitem_type: product.type,
    custitem_discontinued: product.discontinued,
    custitem_discontinued_w_spare_parts: product.discontinuedWithSpareParts,
    ...Object.fromEntries(
      countries.map((of) => [
        `custitem_display_in_${countryKeys[of]}`,
        prices[of].kind !== 'not sold',
      ]),
    ),
    itemimages_detail: {
      urls: [
        { url: imageUrl(`products/${code}.svg`, { width: 192, height: 192, format: 'webp' }) },
      ],
    },
  };
}
