import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { installations, type WaterSource, waterSources } from '../../../kernel/vocabulary.ts';
import { maxListed } from '../../components/Unlisted/Unlisted.tsx';
import type { Market } from '../../tables/market.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { systemsIn } from '../../tables/public-products.ts';
import { contaminantLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Selector, type SelectorChoice, type SelectorProps } from './Selector.tsx';

function choiceOf(tables: Tables, source: WaterSource, here: Market): SelectorChoice {
  const fitting = systemsIn(tables, here).filter((product) => product.sources.includes(source));
  const places = new Map<string, string[]>();
  for (const { code, installation } of fitting) {
    const name = installation ? installations[installation] : 'Other';
    const listed = places.get(name);
    if (listed) listed.push(code);
    else places.set(name, [code]);
  }
  return {
    source,
    signs: contaminantLinks(tables, here.country).filter(({ sources }) => sources.includes(source)),
    places: [...places].map(([installation, codes]) => ({
      installation,
      count: codes.length,
      products: summariesOf(tables, codes.slice(0, maxListed), here),
    })),
  };
}

function selectorProps(tables: Tables, page: Page, country: Country): SelectorProps {
  const here: Market = { country, dealers: false };
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    choices: waterSources
      .map((source) => choiceOf(tables, source, here))
      .filter(({ places }) => places.length > 0),
  };
}

export const selector = contentPageType(Selector, selectorProps, { script: 'selector' });
