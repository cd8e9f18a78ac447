import type { Country, Page } from '../../../kernel/contract.ts';
import { productDocuments } from '../../../kernel/documents.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { productIn } from '../../tables/market.ts';
import { productUrl } from '../../tables/product-summary.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Schedule, type ScheduleProps } from './Schedule.tsx';

/** Lists the products of the page's sections once, with their documents. */
function scheduleProps(tables: Tables, page: Page, country: Country): ScheduleProps {
  const props = pageProps(tables, page, country);
  const codes = new Set(page.sections.flatMap(({ products }) => products));
  const listed = [...codes].flatMap((code) => {
    const product = productIn(tables, code, marketOf(page, country));
    if (!product) return [];
    const documents = productDocuments(product, country);
    return [{ code, name: tradeSizes(product.name), url: productUrl(code), documents }];
  });
  return {
    ...props,
    path: page.url,
    listed,
    sections: props.sections.map((section) => ({ ...section, products: [] })),
  };
}

export const schedule = contentPageType(Schedule, scheduleProps, { script: 'schedule' });
