import { productDocuments } from '../../../kernel/documents.ts';
import type { Country, DealerMenuEntry } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { CompareForm } from '../../components/CompareTick/CompareTick.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { ProductTable } from '../../components/ProductTable/ProductTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { entryBreadcrumbs } from '../../lookups/breadcrumbs.ts';
import { dealerEntryAt } from '../../lookups/dealer-range.ts';
import { isReachableIn } from '../../lookups/in-country.ts';
import { summariesOf } from '../../lookups/product-summary.ts';
import { pageTypeOf } from '../page-type.tsx';
import { withColumns } from '../sub-category/range-columns.ts';

/** Shows a dealer series as a dense table by code (A-64), for reading during a phone call. */
export function DealerEntry(props: ReturnType<typeof dealerEntryProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} compact />
      <Section id="products" heading="Products by code" minor>
        {props.products.length > 0 ? (
          <>
            <ProductTable
              caption={props.title}
              products={props.products}
              columns={props.columns}
              country={props.country}
            />
            <CompareForm />
          </>
        ) : (
          <p>
            We don't sell this series in your country at the moment.{' '}
            <a href="/contact-us">Ask us</a> what to use instead.
          </p>
        )}
      </Section>
      {props.others.length > 0 && (
        <Section id="others" heading="More in this group" layout="split" screenOnly>
          <LinkList links={props.others} />
        </Section>
      )}
    </>
  );
}

const askedFor = new Set('flow micron lampPower media connection cartridgeSize thread'.split(' '));

/** The products with their documents, discontinued ones last, and the columns that half of them have. */
function tableOf(tables: Tables, codes: readonly string[], country: Country) {
  const listed = summariesOf(tables, codes, { country, dealers: true });
  const has = (code: string, id: string) =>
    tables.products[code]?.specifications.some((fact) => fact.id === id);
  const columns = tables.specifications
    .filter(
      ({ id }) =>
        askedFor.has(id) && listed.filter(({ code }) => has(code, id)).length * 2 >= listed.length,
    )
    .slice(0, 3);
  return {
    columns,
    products: listed
      .toSorted((a, b) => Number(a.discontinued) - Number(b.discontinued))
      .map((summary) => {
        const product = tables.products[summary.code];
        const documents = product ? productDocuments(product, country) : [];
        return {
          ...withColumns(tables, summary, columns),
          documents: documents.filter(({ type }) => ['PDF', 'DXF'].includes(type)),
        };
      }),
  };
}

function dealerEntryProps(tables: Tables, entry: DealerMenuEntry, country: Country) {
  const others = tables.dealerRange[country].filter(
    ({ menu, group, url }) =>
      menu === entry.menu &&
      group === entry.group &&
      url !== entry.url &&
      isReachableIn(tables, url, country),
  );
  return {
    country,
    crumbs: entryBreadcrumbs(tables, entry),
    title: entry.name,
    intro: entry.descriptions.map((text) => `${text}.`).join(' '),
    ...tableOf(tables, entry.products, country),
    others: others.map(({ name, url, descriptions }) => ({
      label: name,
      url,
      ...(descriptions.length > 0 && { description: descriptions.join('. ') }),
    })),
  };
}

export const dealerEntry = pageTypeOf(
  (tables, { path }, country) => dealerEntryAt(tables, path, country),
  DealerEntry,
  dealerEntryProps,
);
