import type { ReactElement } from 'react';
import type { Country, Document, Page } from '../../../kernel/contract.ts';
import { productDocuments } from '../../../kernel/documents.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { productIn } from '../../tables/market.ts';
import { productUrl } from '../../tables/product-summary.ts';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import styles from './Schedule.module.css';
import { ScheduleTable } from './ScheduleTable.tsx';

type ScheduleProps = PageProps & {
  readonly path: string;
  readonly listed: readonly {
    readonly code: string;
    readonly name: string;
    readonly url: string;
    readonly documents: readonly Document[];
  }[];
};

/** A schedule of any products. Without a script, lists the documents of the products specified most. */
export function Schedule(props: ScheduleProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <SearchForm
          id="schedule-codes"
          label="Product codes"
          hint="Separate codes with commas, for example FILTERWALL-F5, HYBRID-G7."
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
        <div className="wrap part">
          <ScheduleTable>
            <tr>
              <td colSpan={11} className="hint">
                Your products go here, a row each. Start with a code above.
              </td>
            </tr>
          </ScheduleTable>
        </div>
        <Section id="documents" heading="Documents by code" layout="split">
          <ul className={styles.listed}>
            {props.listed.map(({ code, name, url, documents }) => (
              <li key={code}>
                <a href={url}>
                  <span className="code">{code}</span>
                </a>{' '}
                {name}
                <DocumentLinks code={code} documents={documents} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <PageSections sections={props.sections} country={props.country} />
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </>
  );
}

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
