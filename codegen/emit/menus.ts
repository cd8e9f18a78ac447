import { type Catalogue, countries } from '../catalogue.ts';
import type { SourceModule } from './source-file.ts';

const audiences = ['Consumer', 'Dealers', 'Specifiers', 'Food-Service', 'Plumbers'] as const;

/** One module for each country and audience, so that a browser loads the one menu that it shows. */
export function emitMenuModules(catalogue: Catalogue): SourceModule[] {
  return countries.flatMap((country) =>
    audiences.map((audience) => ({
      name: `menu-${country}-${audience}`.toLowerCase(),
      doc: `The menu of ${audience} in ${country}. What is not sold there is not in it.`,
      contract: ['MenuItem'],
      tables: [
        {
          name: 'menu',
          type: 'readonly MenuItem[]',
          value: catalogue.menus[country][audience],
          doc: 'Entries of the first level.',
        },
      ],
    })),
  );
}

export function emitDealerRange(catalogue: Catalogue): SourceModule {
  const range = Object.fromEntries(
    countries.map((country) => [
      country,
      catalogue.dealerRange
        .filter(({ soldIn }) => soldIn.includes(country))
        .map(({ menu, group, column, name, descriptions, url, products }) => ({
          menu,
          group,
          column,
          name,
          descriptions,
          url,
          products: products.filter((code) =>
            catalogue.products.get(code)?.soldIn.includes(country),
          ),
        })),
    ]),
  );
  return {
    name: 'dealer-range',
    doc: 'The series of the dealer mega-menu: Menu, Group, Column, Name, Descriptions, URL, Products (SPEC 3).',
    contract: ['ByCountry', 'DealerMenuEntry'],
    tables: [
      {
        name: 'dealerRange',
        type: 'ByCountry<readonly DealerMenuEntry[]>',
        value: range,
        doc: 'Series by country.',
      },
    ],
  };
}
