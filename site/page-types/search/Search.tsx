import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { CategoryGrid } from '../../components/Card/Card.tsx';
import { CompareForm } from '../../components/CompareTick/CompareTick.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { categorySummaries } from '../../lookups/category-summary.ts';
import { landingsOf } from '../../lookups/pages-by-template.ts';
import { contaminantLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

/** The results page before its script loads: the form, and other ways to find a product (RTE-22). */
export function Search(props: ReturnType<typeof searchProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <SearchForm id="search-keywords" label="Product code or keyword" />
      </PageHead>
      <ToolNotice
        tool="search"
        what="Search"
        instead="If you know the product code, add it to our web address, for example /WH2-60. Or browse the ranges below."
      />
      <CompareForm />
      {/* Matching pages go here, below the products. */}
      <div data-search-beside />
      <Section id="ways" heading="Browse our ranges">
        <CategoryGrid categories={props.ways} country={props.country} />
      </Section>
      {props.water.length > 0 && (
        <Section id="water" heading="Search by what's in your water" layout="split">
          <LinkList links={props.water} />
        </Section>
      )}
    </>
  );
}

function searchProps(tables: Tables, page: Page, country: Country) {
  return {
    ...pageProps(tables, page, country),
    // For visitors who can't search.
    ways: categorySummaries(
      tables,
      landingsOf(tables, 'Consumer').map(({ url }) => url),
      { country, dealers: false },
    ),
    // For visitors who don't know a product's name.
    water: contaminantLinks(tables, country).map(({ name, url, sign }) => ({
      label: name,
      url,
      description: sign,
    })),
  };
}

export const search = contentPageType(Search, searchProps, { script: 'search' });
