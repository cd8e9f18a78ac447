/** Builds small tables for tests, with ranges, products and pages. */

import { countries } from '../../kernel/countries.ts';
import type {
  Category,
  Menus,
  Page,
  Price,
  Product,
  Route,
  Site,
} from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';

export const priced = (incGstCents: number): Price => ({
  kind: 'priced',
  exGstCents: Math.round(incGstCents / 1.1),
  incGstCents,
});
export const notSold: Price = { kind: 'not sold' };

export function productOf(code: string, more: Partial<Product> = {}): Product {
  return {
    code,
    name: `Product ${code}`,
    summary: 'A product.',
    description: [],
    type: 'system',
    sources: ['mains'],
    applications: [],
    keywords: [],
    formerCodes: [],
    specifications: [],
    treats: [],
    doesNotTreat: [],
    finishes: [],
    images: [],
    parts: [],
    fits: [],
    related: [],
    documents: [],
    replaces: [],
    discontinued: false,
    discontinuedWithSpareParts: false,
    dealerOnly: false,
    excludedFromSuggestions: false,
    sample: false,
    ...more,
  };
}

export function categoryOf(url: string, more: Partial<Category> = {}): Category {
  return {
    id: 1,
    slug: url.slice(url.lastIndexOf('/') + 1),
    url,
    name: `Range ${url}`,
    header: `Range ${url}`,
    description: 'A range.',
    pageTitle: url,
    pageDescription: url,
    audience: 'Consumer',
    categories: [],
    featured: {},
    seasonal: [],
    position: 'left',
    layout: 'Layout 1',
    isCC: false,
    isCCNew: false,
    isNav: true,
    isNoParent: false,
    isRectangle: false,
    isOverrideUrl: false,
    hasLandingPage: true,
    isShowComparison: false,
    items: [],
    itemsOld: [],
    pointers: [],
    flows: [],
    applications: [],
    interestedIn: [],
    banners: [],
    relatedVideos: [],
    productsToCompare: [],
    sample: false,
    ...more,
  };
}

export function pageOfUrl(url: string, more: Partial<Page> = {}): Page {
  return {
    url,
    template: 'article',
    audience: 'Consumer',
    title: `Page ${url}`,
    pageTitle: url,
    pageDescription: url,
    intro: 'A page.',
    noindex: false,
    sections: [],
    relatedVideos: [],
    interestedIn: [],
    points: [],
    transcript: [],
    countries,
    sample: false,
    ...more,
  };
}

function routeOf(path: string, more: Pick<Route, 'kind' | 'countries'>): Route {
  return {
    path,
    audience: 'Consumer',
    title: path,
    description: path,
    noindex: false,
    canonical: path,
    ...more,
  };
}

const noMenus: Menus = {
  Consumer: [],
  Dealers: [],
  Specifiers: [],
  'Food-Service': [],
  Plumbers: [],
};
const noPromotion = { enabled: false, text: '', link: '', linkLabel: '', sample: false };
const country = {
  host: 'www.example.com',
  externalUrl: 'https://www.example.com',
  commerceHost: 'www.example.com',
  dealerSelectorUrl: 'https://www.example.com/world',
  contact: { company: 'Company', address: [] },
};
const site: Site = {
  name: 'Puretec',
  countries: {
    AU: {
      ...country,
      country: 'AU',
      label: 'Australia',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      gstPercent: 10,
      currencyName: 'Australian dollars',
      postcode: { begins: ['5'], example: '5000' },
    },
    NZ: {
      ...country,
      country: 'NZ',
      label: 'New Zealand',
      locale: 'en-NZ',
      currency: 'NZD',
      timeZone: 'Pacific/Auckland',
      gstPercent: 15,
      currencyName: 'New Zealand dollars',
      postcode: { begins: ['3'], example: '3204' },
    },
  },
  flags: {
    isShowHeader: true,
    isShowHeaderSearch: true,
    isShowSummerSpecial: false,
    isShowSpecialOffer: true,
  },
  edition: '2026-11-22',
  summerSpecialUrl: '/offer',
  audiences: [
    { id: 'Consumer', url: '/', label: 'Consumer' },
    { id: 'Dealers', url: '/dealers', label: 'Dealers' },
  ],
  social: [],
  timing: {
    typeAheadResetMs: 350,
    searchDebounceMs: 300,
    formDebounceMs: 300,
    autofocusDelayMs: 100,
    suggestionHideMs: 150,
  },
  search: { limit: 7, shown: 5, pageSize: 24 },
  cookies: { section: 'currentPage', banner: 'closed', bannerMaxAgeSeconds: 2592000 },
  backends: {
    itemSearch: '',
    api: '',
    gateway: '',
    gatewayStage: 'dev',
    gatewayTargets: [],
    forms: '/forms',
    timeoutMs: 4000,
  },
  dealerLoginPath: '/puretec/dealer.ssp#/login',
  pfasArticle: { title: 'PFAS', path: '/pfas' },
  images: { densities: [1, 2], format: 'webp', quality: 80 },
  logo: { large: { width: 200, height: 48 }, small: { width: 150, height: 36 } },
  banner: noPromotion,
  summerSpecial: noPromotion,
  dealerOnlyCodes: [],
  codesExcludedFromSuggestions: [],
};

export type Small = {
  readonly products?: readonly (readonly [Product, Price, Price?])[];
  readonly categories?: readonly Category[];
  readonly pages?: readonly Page[];
};

/** Tables with these entries. A product's NZ price defaults to its AU price. */
export function tablesOf({ products = [], categories = [], pages = [] }: Small): Tables {
  const prices = Object.fromEntries(
    products.map(([{ code }, au, nz]) => [code, { AU: au, NZ: nz ?? au }]),
  );
  const sold = (code: string) =>
    countries.filter((place) => prices[code]?.[place].kind !== 'not sold');
  const routes = [
    ...products.map(([{ code }]) =>
      routeOf(`/${code}`, { kind: 'product', countries: sold(code) }),
    ),
    ...categories.map(({ url, categories: below }) =>
      routeOf(url, { kind: below.length > 0 ? 'landing' : 'sub-category', countries }),
    ),
    ...pages.map(({ url, countries }) => routeOf(url, { kind: 'page', countries })),
  ];
  return {
    routes: Object.fromEntries(routes.map((route) => [route.path, route])),
    products: Object.fromEntries(products.map(([product]) => [product.code, product])),
    prices,
    relations: {},
    categories: Object.fromEntries(categories.map((category) => [category.url, category])),
    pages: Object.fromEntries(pages.map((page) => [page.url, page])),
    menus: { AU: noMenus, NZ: noMenus },
    dealerRange: { AU: [], NZ: [] },
    places: [],
    contaminants: [],
    technologies: [],
    specifications: [],
    promoFacts: [],
    teaserPrices: [],
    synonyms: [],
    redirects: [],
    site,
  };
}
