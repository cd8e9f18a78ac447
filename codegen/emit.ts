/** Assigns the tables to the modules of site/generated. */

import { byCountry, countries } from '../kernel/countries.ts';
import type { Constants, Site } from '../kernel/entry-types.ts';
import type { Tables } from '../kernel/tables.ts';
import type { SourceModule } from './emit/source-file.ts';

/** TypeScript for what code names; JSON for records that are only looked up, because it loads faster. */
export type GeneratedModule =
  | { readonly file: string; readonly source: SourceModule }
  | { readonly file: string; readonly text: string };

const records = [
  'products',
  'categories',
  'pages',
  'relations',
  'dealerRange',
  'places',
  'contaminants',
  'technologies',
  'specifications',
  'promoFacts',
  'teaserPrices',
  'synonyms',
  'redirects',
] as const satisfies readonly (keyof Tables)[];

const fileOf = (table: string): string =>
  `${table.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.json`;

export function modulesOf(tables: Tables): GeneratedModule[] {
  const { site, routes, pages, categories, menus, prices, products } = tables;
  const sources: readonly SourceModule[] = [
    constantsModule(constantsOf(site)),
    {
      name: 'site',
      doc: 'Countries, flags, addresses and constants.',
      contract: ['Site'],
      tables: [['site', 'Site', site, 'The site as site.yaml and the promotions describe it.']],
    },
    {
      name: 'routes',
      doc: 'Every public page. Its path is its id.',
      contract: ['Route'],
      unions: [
        ['RouteId', Object.keys(routes), 'The paths of all pages.'],
        ['PageUrl', Object.keys(pages), 'The paths of text, hub and tool pages.'],
        ['CategoryUrl', Object.keys(categories), 'The paths of all active categories.'],
      ],
      tables: [['routes', 'Readonly<Record<RouteId, Route>>', routes, 'Routes by path.']],
    },
    {
      name: 'menus',
      doc: "The menus by country and audience. What isn't sold in a country isn't in its menus.",
      contract: ['ByCountry', 'MenuItem', 'NavigationType'],
      tables: [
        [
          'menus',
          'ByCountry<Readonly<Record<NavigationType, readonly MenuItem[]>>>',
          menus,
          'Top-level entries.',
        ],
      ],
    },
    {
      name: 'prices',
      doc: `Prices in integer cents: ${ratesOf(site)}.`,
      contract: ['ByCountry', 'Price'],
      unions: [['ProductCode', Object.keys(products), 'All product codes.']],
      tables: [
        ['prices', 'Readonly<Record<ProductCode, ByCountry<Price>>>', prices, 'Prices by code.'],
      ],
    },
  ];
  return [
    ...sources.map((source) => ({ file: `${source.name}.ts`, source })),
    ...records.map((name) => ({
      file: fileOf(name),
      text: `${JSON.stringify(tables[name])}\n`,
    })),
    { file: 'tables.ts', text: tablesModule },
  ];
}

/** Returns the part of the site that components and scripts bundle. Products don't change it. */
export const constantsOf = ({
  countries: sites,
  images,
  spaces = [],
}: Pick<Site, 'countries' | 'images' | 'spaces'>): Constants => ({
  countries: byCountry((country) => {
    const { label, locale, currency, currencyName, gstPercent, postcode } = sites[country];
    return { label, locale, currency, currencyName, gstPercent, postcode };
  }),
  images,
  spaces,
});

export const constantsModule = (constants: Constants): SourceModule => ({
  name: 'constants',
  doc: 'Countries, pictures and standard spaces, for components and scripts.',
  contract: ['Constants'],
  tables: [['constants', 'Constants', constants, 'Countries, pictures and standard spaces.']],
});

/** Writes "Australia in AUD with 10% GST, New Zealand in NZD with 15% GST". */
const ratesOf = (site: Site): string =>
  countries
    .map((country) => site.countries[country])
    .map(({ label, currency, gstPercent }) => `${label} in ${currency} with ${gstPercent}% GST`)
    .join(', ');

const tablesModule = `/** Every table of the catalogue. Pages get their data from here and nowhere else. */
import { readFileSync } from 'node:fs';
import type { Tables } from '#kernel/tables.ts';
import { menus } from './menus.ts';
import { prices } from './prices.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';

const json = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const tables: Tables = {
  routes,
  menus,
  prices,
  site,
${records.map((name) => `  ${name}: json('./${fileOf(name)}'),`).join('\n')}
};
`;
