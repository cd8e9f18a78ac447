import type { ReactElement } from 'react';
import type { Country, Document, Page } from '../../../kernel/contract.ts';
import { issuedOn, productDocuments } from '../../../kernel/documents.ts';
import { formatDate } from '../../../kernel/format.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { isProductType, productTypes, typeLabel } from '../../../kernel/vocabulary.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { CodeTable } from '../../components/CodeTable/CodeTable.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { publicProducts } from '../../tables/public-products.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Downloads.module.css';

type DownloadsProps = PageProps & {
  /** The files of all products sold in the country, by product type. */
  readonly groups: readonly {
    readonly heading: string;
    readonly products: readonly {
      readonly code: string;
      readonly name: string;
      readonly documents: readonly Document[];
      /** ISO date. */
      readonly issued: string;
    }[];
  }[];
};

const columns = [
  { id: 'code', label: 'Code' },
  { id: 'name', label: 'Product', isClear: true },
  { id: 'Data sheet', label: 'Data sheet' },
  { id: 'Specification text', label: 'Specification text' },
  { id: 'Dimensioned drawing', label: 'Drawing' },
  { id: 'issued', label: 'Issued' },
];

/** The files of each product by code. A script narrows the list while you type; without it the form searches. */
export function Downloads(props: DownloadsProps): ReactElement {
  const { groups } = props;
  const count = groups.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <Section id="files" heading="Find files by code">
        <div className={styles.files} data-files>
          <SearchForm id="files-code" label="Code" hint="The start of it will do" />
          <p role="status">{`${count} products`}</p>
          <nav aria-label="Product types" className="links">
            {groups.map(({ heading }) => (
              <a key={heading} href={`#${slugify(heading)}`}>
                {heading}
              </a>
            ))}
          </nav>
          {groups.map(({ heading, products }) => (
            <section key={heading} aria-labelledby={slugify(heading)}>
              <h3 id={slugify(heading)}>{heading}</h3>
              <CodeTable
                caption={`Files: ${heading}`}
                columns={columns}
                rows={products.map(({ code, name, documents, issued }) => ({
                  code,
                  cells: [
                    name,
                    ...columns.slice(2, 5).map(({ id }) => filesOf(documents, id)),
                    <time key="issued" dateTime={issued}>
                      {formatDate(issued)}
                    </time>,
                  ],
                }))}
              />
            </section>
          ))}
        </div>
      </Section>
      <PageSections sections={props.sections} country={props.country} />
      <Closing {...props} />
    </>
  );
}

/** Links to the formats of a document. Null if the product has none. */
function filesOf(documents: readonly Document[], title: string): ReactElement[] | null {
  const files = documents.filter((document) => document.title === title);
  return files.length === 0
    ? null
    : files.map(({ type, url }) => (
        <a key={url} href={url}>
          {type}
        </a>
      ));
}

export function downloadsProps(tables: Tables, page: Page, country: Country): DownloadsProps {
  const products = publicProducts(tables, country).toSorted((a, b) =>
    a.code.localeCompare(b.code, 'en', { numeric: true }),
  );
  return {
    ...pageProps(tables, page, country),
    groups: Object.keys(productTypes)
      .filter(isProductType)
      .map((type) => ({
        heading: typeLabel(type),
        products: products
          .filter((product) => product.type === type)
          .map((product) => ({
            code: product.code,
            name: tradeSizes(product.name),
            documents: productDocuments(product, country),
            issued: issuedOn(product, tables.site),
          })),
      }))
      .filter((group) => group.products.length > 0),
  };
}

export const downloads = contentPageType(Downloads, downloadsProps, { script: 'downloads' });
