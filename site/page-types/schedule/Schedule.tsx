import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { DocumentTable } from '../../components/CodeTable/DocumentTable.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { productIn } from '../../lookups/in-country.ts';
import { compareEntry } from '../compare/compare-file.ts';
import { documentsOf } from '../downloads/Downloads.tsx';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { scheduleRows } from './schedule-rows.ts';

/** Products whose documents are in sight before the rest. */
const shownAtOnce = 5;

/** Shows an example and the most specified products' documents until the visitor chooses products. */
export function Schedule(props: ReturnType<typeof scheduleProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <SearchForm
          id="schedule-codes"
          label="Product codes"
          hint="Separate codes with commas or spaces, for example FILTERWALL-F5, HYBRID-G7."
          action={props.path}
          name="codes"
          submitLabel="Build"
        />
      </PageHead>
      <ToolNotice
        tool="schedule"
        what="The schedule builder"
        instead="Your codes are still in the page address. Documents for commonly specified products are below, and every product page has its own."
      />
      <div data-plain="schedule">
        <Section id="example" heading="Your schedule will look like this" quiet>
          <ScheduleTable rows={props.example} />
        </Section>
        <Section id="documents" heading="Documents by code">
          <DocumentTable products={props.listed.slice(0, shownAtOnce)} />
          {props.listed.length > shownAtOnce && (
            <Disclosure summary={`${props.listed.length - shownAtOnce} more products`}>
              <DocumentTable
                caption="More files by code"
                products={props.listed.slice(shownAtOnce)}
              />
            </Disclosure>
          )}
        </Section>
      </div>
      <PageEnd {...props} />
    </>
  );
}

/** Lists the products of the page's sections once, with their documents. */
function scheduleProps(tables: Tables, page: Page, country: Country) {
  const props = pageProps(tables, page, country);
  const codes = new Set(page.sections.flatMap(({ products }) => products));
  const market = marketOf(page, country);
  const products = [...codes].flatMap((code) => productIn(tables, code, market) ?? []);
  const listed = documentsOf(tables, products, country);
  const shown = products.slice(0, 2).map((product) => compareEntry(tables, product, country));
  return {
    ...props,
    path: page.url,
    example: scheduleRows(shown, country),
    listed,
    sections: props.sections.map((section) => ({ ...section, products: [] })),
  };
}

export const schedule = contentPageType(Schedule, scheduleProps, { script: 'schedule' });
