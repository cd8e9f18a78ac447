import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Links } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { finderOf, rangeLinks } from '../page-links.ts';
import { picturedPageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './NotFound.module.css';

/** The not-found page, with the search, the cartridge finder and likely pages (RTE-19). */
export function NotFound(props: ReturnType<typeof notFoundProps>) {
  return (
    <div data-tool="not-found" className={styles.page}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <p role="status" data-near="" className={styles.near} />
        <SearchForm id="not-found-keywords" label="Search by product code or keyword" />
        {props.finderUrl !== undefined && (
          <a className="onward" href={props.finderUrl}>
            Find the cartridge for your system
          </a>
        )}
      </PageHead>
      {props.sections.map(({ id, heading, links }) => (
        <Section key={id} id={id} heading={heading}>
          <nav aria-label="Likely pages">
            <Links links={links} />
          </nav>
        </Section>
      ))}
      <Section id="ranges" heading="Our ranges">
        <ul className={`links ${styles.ranges}`}>
          {props.ranges.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function notFoundProps(tables: Tables, page: Page, country: Country) {
  return {
    ...picturedPageProps(tables, page, country),
    ranges: rangeLinks(tables, country),
    ...finderOf(tables, country),
  };
}

export const notFound = contentPageType(NotFound, notFoundProps, {
  script: 'not-found',
  isNotFoundPage: true,
});
