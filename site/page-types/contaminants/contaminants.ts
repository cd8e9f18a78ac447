import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { Market } from '../../tables/market.ts';
import { fittingOf } from '../../tables/product-summary.ts';
import { systemsIn } from '../../tables/public-products.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Contaminants, type ContaminantsProps } from './Contaminants.tsx';

/** The most products for one contaminant. The selector lists all. */
const productsPerContaminant = 12;

function contaminantsProps(tables: Tables, page: Page, country: Country): ContaminantsProps {
  const here: Market = { country, dealers: false };
  const fitting = systemsIn(tables, here);
  return {
    ...pageProps(tables, page, country),
    entries: tables.contaminants.map((contaminant) => ({
      ...contaminant,
      technologies: contaminant.technologies.flatMap(
        (id) => tables.technologies.find((technology) => technology.id === id) ?? [],
      ),
      products: fitting
        .filter(({ treats }) => treats.includes(contaminant.id))
        .slice(0, productsPerContaminant)
        .flatMap(({ code }) => fittingOf(tables, code, here) ?? []),
    })),
  };
}

export const contaminants = contentPageType(Contaminants, contaminantsProps);
