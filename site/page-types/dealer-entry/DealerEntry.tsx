import type { Country, DealerMenuEntry } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { ProductTable } from '../../components/ProductTable/ProductTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { entryBreadcrumbs } from '../../tables/breadcrumbs.ts';
import { dealerEntryAt } from '../../tables/dealer-range.ts';
import { isReachableIn } from '../../tables/market.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { pageTypeOf } from '../page-type.tsx';

type DealerEntryProps = ReturnType<typeof dealerEntryProps>;

/** Shows a dealer series as a dense table by code (A-64), for reading during a phone call. */
export function DealerEntry(props: DealerEntryProps) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} compact />
      <Section id="products" heading="Products by code" minor>
        {props.products.length > 0 ? (
          <ProductTable caption={props.title} products={props.products} country={props.country} />
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
    products: summariesOf(tables, entry.products, { country, dealers: true }),
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
