import type { Catalogue } from '../catalogue.ts';
import type { SourceModule } from './source-file.ts';

export function emitPrices(catalogue: Catalogue): SourceModule {
  const { au, nz } = catalogue.site.countries;
  return {
    name: 'prices',
    doc: `Prices in integer cents: Australia in ${au.currency} with ${au.gstPercent} % GST, New Zealand in ${nz.currency} with ${nz.gstPercent} %.`,
    contract: ['ByCountry', 'Price'],
    generated: { products: ['ProductCode'] },
    tables: [
      {
        name: 'prices',
        type: 'Readonly<Record<ProductCode, ByCountry<Price>>>',
        value: Object.fromEntries(
          [...catalogue.products.values()].map(({ code, price }) => [code, price]),
        ),
        doc: 'Prices by code.',
      },
    ],
  };
}
