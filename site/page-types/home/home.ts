import type { Country, Page } from '../../../kernel/contract.ts';
import { currentPromo } from '../../../kernel/scheduled.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import { categorySummaries } from '../../tables/category-summary.ts';
import { promoIn } from '../../tables/link-picture.ts';
import { isReachableIn, type Market } from '../../tables/market.ts';
import { landingsOf, pagesOf } from '../../tables/pages-by-template.ts';
import { sourcePicture } from '../../tables/pictures.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { rangeMenus } from '../dealer-range/range-menus.ts';
import { childLinks, contaminantLinks, finderOf } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Home } from './Home.tsx';
import type { HomeProps, HomeSource } from './home-props.ts';

const waters: readonly {
  readonly source: WaterSource;
  readonly also?: WaterSource;
  readonly label: string;
  readonly text: string;
}[] = [
  {
    source: 'mains',
    label: 'Mains water',
    text: 'Treated by your supplier and piped from the street.',
  },
  {
    source: 'rainwater',
    label: 'Rainwater',
    text: 'Collected off your roof and stored in a tank.',
  },
  {
    source: 'bore',
    also: 'surface',
    label: 'Bore and surface water',
    text: 'Pumped from the ground, a dam, a creek or a river.',
  },
  {
    source: 'caravan',
    label: 'Caravan and RV',
    text: 'Different water at every stop.',
  },
];

/** The four waters, each with its range, or else the page of a house on it. */
function sourcesHere(tables: Tables, country: Country): readonly HomeSource[] {
  return waters.flatMap(({ source, also, label, text }) => {
    const isOfIt = (item: { readonly source?: WaterSource }) =>
      item.source !== undefined && (item.source === source || item.source === also);
    const range = landingsOf(tables, 'Consumer').find(
      (landing) => isOfIt(landing) && isReachableIn(tables, landing.url, country),
    );
    const url = (range ?? pagesOf(tables, 'house', country).find(isOfIt))?.url;
    return url === undefined ? [] : [{ source, label, text, url, image: sourcePicture(source) }];
  });
}

/** Only the facts that apply to a product sold here (FCT-01, A-32b). */
function factsHere(tables: Tables, here: Market): HomeProps['facts'] {
  return tables.promoFacts
    .map(({ products, ...fact }) => ({ ...fact, products: summariesOf(tables, products, here) }))
    .filter(({ products }) => products.length > 0);
}

function homeProps(tables: Tables, page: Page, country: Country): HomeProps {
  const { audience } = page;
  const here = { country, dealers: audience === 'Dealers' };
  const consumer = audience === 'Consumer';
  const own = landingsOf(tables, audience);
  const [promo] = own.flatMap(
    (landing) => promoIn(tables, currentPromo(landing, country), here) ?? [],
  );
  return {
    ...pageProps(tables, page, country),
    audience,
    sources: consumer ? sourcesHere(tables, country) : [],
    signs: consumer ? contaminantLinks(tables, country) : [],
    categories: categorySummaries(
      tables,
      own.map(({ url }) => url),
      here,
    ).map((summary) => ({ ...summary, wide: false })),
    range: audience === 'Dealers' ? rangeMenus(tables, country) : [],
    facts: consumer ? factsHere(tables, here) : [],
    children: consumer ? [] : childLinks(tables, page, country),
    ...(consumer && promo && { promo }),
    ...finderOf(tables, country),
  };
}

export const home = contentPageType(Home, homeProps);
