import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isReachableIn } from '../../tables/market.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { House, type HouseProps } from './House.tsx';

function houseProps(tables: Tables, page: Page, country: Country): HouseProps {
  const here = marketOf(page, country);
  return {
    ...pageProps(tables, page, country),
    points: page.points.map(({ name, text, url, products }) => ({
      name,
      text,
      products: summariesOf(tables, products, here),
      ...(url !== undefined && isReachableIn(tables, url, country) && { url }),
    })),
  };
}

export const house = contentPageType(House, houseProps);
