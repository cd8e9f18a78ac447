import type { ReactElement } from 'react';
import type { Country, Page, Product } from '../../../kernel/contract.ts';
import { issuedOn, productDocuments } from '../../../kernel/documents.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { DocumentTable, type ProductDocuments } from '../../components/CodeTable/DocumentTable.tsx';
import { Disclosure, Disclosures } from '../../components/Disclosure/Disclosure.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { maxListed, Unlisted } from '../../components/Unlisted/Unlisted.tsx';
import { publicProducts } from '../../tables/public-products.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

type DownloadsProps = PageProps & {
  /** The products sold in the country, at most `maxFiles`. */
  readonly products: readonly ProductDocuments[];
  /** How many `products` leaves out. */
  readonly unlisted: number;
};

/** Rows are light, and the script finds codes among them, so there are more than in other lists. */
const maxFiles = 5 * maxListed;

/** The files of each product by code. A script narrows the list while you type; without it the form searches. */
export function Downloads({ products, unlisted, ...props }: DownloadsProps): ReactElement {
  return (
    <>
      <div data-files>
        <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
          <SearchForm id="files-code" label="Code" hint="Or part of it, such as WH2" />
          <p role="status" />
        </PageHead>
        <div className="wrap part">
          <Disclosures>
            <Disclosure summary={`Show all ${products.length + unlisted} products`}>
              <DocumentTable products={products} />
              <Unlisted count={unlisted} />
            </Disclosure>
          </Disclosures>
        </div>
      </div>
      <PageSections sections={props.sections} country={props.country} />
      <Closing {...props} />
    </>
  );
}

export function downloadsProps(tables: Tables, page: Page, country: Country): DownloadsProps {
  const all = publicProducts(tables, country).toSorted((a, b) =>
    a.code.localeCompare(b.code, 'en', { numeric: true }),
  );
  return {
    ...pageProps(tables, page, country),
    products: documentsOf(tables, all.slice(0, maxFiles), country),
    unlisted: Math.max(0, all.length - maxFiles),
  };
}

/** Products with their generated documents. */
export const documentsOf = (
  tables: Tables,
  products: readonly Product[],
  country: Country,
): readonly ProductDocuments[] =>
  products.map((product) => ({
    code: product.code,
    name: tradeSizes(product.name),
    documents: productDocuments(product, country),
    issued: issuedOn(product, tables.site),
  }));

export const downloads = contentPageType(Downloads, downloadsProps, { script: 'downloads' });
