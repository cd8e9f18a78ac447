import type { Country, Page } from '../../../kernel/contract.ts';
import { documentsOf } from '../../../kernel/documents.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { productHere } from '../../tables/here.ts';
import { productUrl } from '../../tables/product-summary.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { Schedule, type ScheduleProps } from './Schedule.tsx';

/** Lists the products of the page's sections once, with their documents. */
function scheduleProps(tables: Tables, page: Page, country: Country): ScheduleProps {
  const props = pageProps(tables, page, country);
  const codes = new Set(page.sections.flatMap(({ products }) => products));
  const listed = [...codes].flatMap((code) => {
    const product = productHere(tables, code, hereOf(page, country));
    if (!product) return [];
    const documents = documentsOf(product, country);
    return [{ code, name: product.name, url: productUrl(code), documents }];
  });
  return {
    ...props,
    path: page.url,
    listed,
    sections: props.sections.map((section) => ({ ...section, products: [] })),
  };
}

export const schedule = pageKind(Schedule, scheduleProps, { script: 'schedule' });
