import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { installations, type WaterSource, waterSources } from '../../../kernel/vocabulary.ts';
import { mostListed } from '../../components/Unlisted/Unlisted.tsx';
import type { Here } from '../../tables/here.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { systemsHere } from '../../tables/public-products.ts';
import { pageKind } from '../kind.tsx';
import { contaminantLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { Selector, type SelectorChoice, type SelectorProps } from './Selector.tsx';

function choiceOf(tables: Tables, source: WaterSource, here: Here): SelectorChoice {
  const fitting = systemsHere(tables, here).filter((product) => product.sources.includes(source));
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
      products: summariesOf(tables, codes.slice(0, mostListed), here),
    })),
  };
}

function selectorProps(tables: Tables, page: Page, country: Country): SelectorProps {
  const here: Here = { country, dealers: false };
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    choices: waterSources
      .map((source) => choiceOf(tables, source, here))
      .filter(({ places }) => places.length > 0),
  };
}

export const selector = pageKind(Selector, selectorProps, { script: 'selector' });
