/** Catalogue → the modules of site/generated: which table stands in which module. Nothing is decided here. */
import type { Site } from '../kernel/contract.ts';
import { countries } from '../kernel/countries.ts';
import type { Catalogue } from './catalogue.ts';
import { constantsOf } from './constants-of.ts';
import type { SourceModule } from './emit/source-file.ts';

export function modulesOf(catalogue: Catalogue): SourceModule[] {
  const {
    site,
    categories,
    contaminants,
    dealerRange,
    menus,
    pages,
    places,
    prices,
    products,
    promoFacts,
    redirects,
    relations,
    routes,
    specifications,
    synonyms,
    teaserPrices,
    technologies,
  } = catalogue;
  return [
    {
      name: 'categories',
      doc: 'Every active category, parents before children.',
      contract: ['Category'],
      unions: [['CategoryUrl', Object.keys(categories), 'The addresses of all categories.']],
      tables: [
        [
          'categories',
          'Readonly<Record<CategoryUrl, Category>>',
          categories,
          'Categories by address.',
        ],
      ],
    },
    {
      name: 'contaminants',
      doc: 'What may be in the water, and which kinds of treatment are used for it.',
      contract: ['Contaminant', 'Technology'],
      tables: [
        ['technologies', 'readonly Technology[]', technologies, 'Kinds of treatment.'],
        ['contaminants', 'readonly Contaminant[]', contaminants, 'What may be in the water.'],
      ],
    },
    {
      name: 'dealer-range',
      doc: 'The series of the dealer mega-menu: Menu, Group, Column, Name, Descriptions, URL, Products (SPEC 3).',
      contract: ['ByCountry', 'DealerMenuEntry'],
      tables: [
        ['dealerRange', 'ByCountry<readonly DealerMenuEntry[]>', dealerRange, 'Series by country.'],
      ],
    },
    {
      name: 'pages',
      doc: 'Every page of text, hub and tool.',
      contract: ['Page'],
      unions: [['PageUrl', Object.keys(pages), 'The addresses of all pages.']],
      tables: [['pages', 'Readonly<Record<PageUrl, Page>>', pages, 'Pages by address.']],
    },
    {
      name: 'places',
      doc: 'Where to buy, and installers.',
      contract: ['Place'],
      tables: [['places', 'readonly Place[]', places, 'Places in the order of their files.']],
    },
    {
      name: 'prices',
      doc: `Prices in integer cents: ${ratesOf(site)}.`,
      contract: ['ByCountry', 'Price'],
      generated: { products: ['ProductCode'] },
      tables: [
        ['prices', 'Readonly<Record<ProductCode, ByCountry<Price>>>', prices, 'Prices by code.'],
      ],
    },
    {
      name: 'products',
      doc: 'Every product of the catalogue, by code.',
      contract: ['Product'],
      unions: [['ProductCode', Object.keys(products), 'The codes of all products.']],
      tables: [
        ['products', 'Readonly<Record<ProductCode, Product>>', products, 'Products by code.'],
      ],
    },
    {
      // Apart from the site, which every page's script reads: a new teaser price changes no script.
      name: 'promotions',
      doc: 'Facts and teaser prices, as pages print them.',
      contract: ['PromoFact', 'TeaserPrice'],
      tables: [
        [
          'promoFacts',
          'readonly PromoFact[]',
          promoFacts,
          'The facts of the strip, each with its note.',
        ],
        [
          'teaserPrices',
          'readonly TeaserPrice[]',
          teaserPrices,
          'Display prices by country, GST included.',
        ],
      ],
    },
    {
      name: 'redirects',
      doc: 'Addresses that have moved: those of redirects.yaml, then the former codes of products.',
      contract: ['Redirect'],
      tables: [
        [
          'redirects',
          'readonly Redirect[]',
          redirects,
          'Redirects in the order in which they apply.',
        ],
      ],
    },
    {
      name: 'relations',
      doc: 'What stands beside a product: one size down, one size up, the parts that fit it.',
      contract: ['ByCountry', 'Relations'],
      generated: { products: ['ProductCode'] },
      tables: [
        [
          'relations',
          'Partial<Readonly<Record<ProductCode, ByCountry<Relations>>>>',
          relations,
          'Relations by code, of products that have any.',
        ],
      ],
    },
    {
      name: 'routes',
      doc: 'Every public page. Its path is its id.',
      contract: ['Route'],
      unions: [['RouteId', Object.keys(routes), 'The paths of all pages.']],
      tables: [['routes', 'Readonly<Record<RouteId, Route>>', routes, 'Routes by path.']],
    },
    {
      name: 'constants',
      doc: 'What components and scripts may know of the site: nothing here changes with a product.',
      contract: ['Constants'],
      tables: [['constants', 'Constants', constantsOf(site), 'Countries and pictures.']],
    },
    {
      name: 'menus',
      doc: 'The menus by country and audience. What is not sold in a country is not in its menus.',
      contract: ['ByCountry', 'MenuItem', 'NavigationType'],
      tables: [
        [
          'menus',
          'ByCountry<Readonly<Record<NavigationType, readonly MenuItem[]>>>',
          menus,
          'Entries of the first level.',
        ],
      ],
    },
    {
      name: 'site',
      doc: 'Countries, flags, addresses and constants.',
      contract: ['Site'],
      tables: [['site', 'Site', site, 'The site as site.yaml and the promotions describe it.']],
    },
    {
      name: 'specifications',
      doc: 'The words that products state their facts with, in their order.',
      contract: ['SpecificationName'],
      tables: [
        [
          'specifications',
          'readonly SpecificationName[]',
          specifications,
          'The vocabulary of specifications.',
        ],
      ],
    },
    {
      name: 'synonyms',
      doc: 'Words that mean the same to a search.',
      contract: ['Synonyms'],
      tables: [['synonyms', 'Synonyms', synonyms, 'Groups of words and phrases.']],
    },
  ];
}

/** "Australia in AUD with 10 % GST, New Zealand in NZD with 15 % GST". */
const ratesOf = (site: Site): string =>
  countries
    .map((country) => site.countries[country])
    .map(({ label, currency, gstPercent }) => `${label} in ${currency} with ${gstPercent} % GST`)
    .join(', ');
