import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { leadsHere } from '../../tables/here.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { House, type HouseProps } from './House.tsx';

function houseProps(tables: Tables, page: Page, country: Country): HouseProps {
  const here = hereOf(page, country);
  return {
    ...pageProps(tables, page, country),
    points: page.points.map(({ name, text, url, products }) => ({
      name,
      text,
      products: summariesOf(tables, products, here),
      ...(url !== undefined && leadsHere(tables, url, country) && { url }),
    })),
  };
}

export const house = pageKind(House, houseProps);
