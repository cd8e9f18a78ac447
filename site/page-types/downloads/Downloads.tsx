import { issuedOn, productDocuments } from '../../../kernel/documents.ts';
import type {
  Category,
  Country,
  Inline,
  Page,
  Product,
  Section,
} from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { AndMore, maxListed } from '../../components/AndMore/AndMore.tsx';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { DocumentTable, type ProductDocuments } from '../../components/CodeTable/DocumentTable.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { categorySummaries, codesOf } from '../../lookups/category-summary.ts';
import { landingsOf } from '../../lookups/pages-by-template.ts';
import { publicProducts, publicRanges } from '../../lookups/public-products.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Downloads.module.css';

/** More than in other lists, because rows are light and the script searches them. */
const maxFiles = 5 * maxListed;

/** Lists each product's files by range. A script filters while you type. Without it, the form searches. */
export function Downloads({ families, unlisted, ...props }: ReturnType<typeof downloadsProps>) {
  return (
    <>
      <div data-files>
        <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
          <SearchForm id="files-code" label="Code" hint="Or part of it, such as WH2" />
          <p role="status" />
        </PageHead>
        <div className={`wrap part ${styles.ranges}`}>
          <div className="ruled">
            {families.map(({ name, image, products }) => (
              <Disclosure
                key={name}
                summary={
                  <span className={styles.family}>
                    {image && <Picture image={{ ...image, alt: '' }} width={56} />}
                    <span>
                      {name}{' '}
                      <span className="hint">
                        {products.length} {products.length === 1 ? 'code' : 'codes'}
                      </span>
                    </span>
                  </span>
                }
              >
                <DocumentTable caption={name} products={products} />
              </Disclosure>
            ))}
          </div>
          <AndMore count={unlisted} />
        </div>
      </div>
      <PageEnd {...props} />
    </>
  );
}

export function downloadsProps(tables: Tables, page: Page, country: Country) {
  const all = publicProducts(tables, country).toSorted((a, b) =>
    a.code.localeCompare(b.code, 'en', { numeric: true }),
  );
  const listed = new Set(all.slice(0, maxFiles));
  const ranges = categorySummaries(
    tables,
    landingsOf(tables, 'Consumer').map(({ url }) => url),
    { country, dealers: false },
    false,
  );
  const families = [...ranges, { name: 'Other products', url: '', image: undefined }].map(
    ({ name, url, image }) => {
      const category = tables.categories[url];
      const codes = category && new Set(codesOf(tables, url));
      const own = [...listed].filter(({ code }) => codes?.has(code) ?? true);
      for (const product of own) listed.delete(product);
      return {
        name,
        ...(image && { image }),
        products: documentsOf(tables, own, country),
      };
    },
  );
  const props = pageProps(tables, page, country);
  return {
    ...props,
    // The catalogue has this section's text. The ranges make its table.
    sections: props.sections.map((section) =>
      section.id === 'data' ? { ...section, table: dataTable(tables, country) } : section,
    ),
    // The products sold in the country, at most `maxFiles`, by range.
    families: families.filter(({ products }) => products.length > 0),
    unlisted: Math.max(0, all.length - maxFiles),
  };
}

function dataTable(tables: Tables, country: Country): NonNullable<Section['table']> {
  const text = (value: string): Inline => ({ type: 'text', text: value });
  const file = (url: string, type: string): Inline[] => [
    { type: 'link', url: `${url}.${type.toLowerCase()}`, children: [text(type)] },
  ];
  const nameOf = ({ name, parent }: Category): string =>
    [tables.categories[parent ?? '']?.name, name].filter(Boolean).join(': ');
  const ranges = publicRanges(tables, country).filter(({ range }) => range.audience === 'Consumer');
  return {
    caption: 'Product data by range',
    columns: ['Range', 'Spreadsheet', 'Program'],
    rows: ranges.map(({ range }) => [
      [text(nameOf(range))],
      file(range.url, 'CSV'),
      file(range.url, 'JSON'),
    ]),
  };
}

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
