import type { ReactElement } from 'react';
import type { Contaminant, Country, Page, Technology } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Disclosure, Disclosures } from '../../components/Disclosure/Disclosure.tsx';
import { Fits, type Fitting } from '../../components/Fits/Fits.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SourceMarks } from '../../components/SourceMark/SourceMark.tsx';
import type { Market } from '../../tables/market.ts';
import { fittingOf } from '../../tables/product-summary.ts';
import { systemsIn } from '../../tables/public-products.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { ClaimsTable, type ClaimsTableProps, claimsTable } from './ClaimsTable.tsx';
import styles from './Contaminants.module.css';

type ContaminantEntry = Omit<Contaminant, 'technologies'> & {
  readonly technologies: readonly Technology[];
  readonly products: readonly Fitting[];
};
type ContaminantsProps = PageProps & {
  readonly entries: readonly ContaminantEntry[];
  readonly claims: ClaimsTableProps;
};

/** Products shown for each contaminant. The rest fold away. */
const inSight = 6;

/** The contaminants, with how and with which products to treat them (RTE-45). */
export function Contaminants(props: ContaminantsProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <nav aria-label="What you notice">
          <ul className="links">
            {props.entries.map(({ id, sign }) => (
              <li key={id}>
                <a href={`#${id}`}>{sign}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {props.entries.map((entry) => (
        <Section key={entry.id} id={entry.id} heading={entry.name} layout="split">
          <div className={styles.entry}>
            <SourceMarks sources={entry.sources} />
            <p className="prose">{entry.description}</p>
            <div>
              <h3>How to treat it</h3>
              <Disclosures>
                {entry.technologies.map((technology) => (
                  <Disclosure key={technology.id} summary={technology.name}>
                    <p>{technology.description}</p>
                  </Disclosure>
                ))}
              </Disclosures>
            </div>
            {entry.products.length > 0 && (
              <div>
                <h3>Products made for it</h3>
                <Fits products={entry.products.slice(0, inSight)} />
                {entry.products.length > inSight && (
                  <Disclosures>
                    <Disclosure summary={`Show ${entry.products.length - inSight} more`}>
                      <Fits products={entry.products.slice(inSight)} />
                    </Disclosure>
                  </Disclosures>
                )}
              </div>
            )}
          </div>
        </Section>
      ))}
      <PageSections sections={props.sections} country={props.country} />
      <ClaimsTable {...props.claims} />
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </>
  );
}

/** The most products for one contaminant. The selector lists all. */
const productsPerContaminant = 12;

function contaminantsProps(tables: Tables, page: Page, country: Country): ContaminantsProps {
  const market: Market = { country, dealers: false };
  const systems = systemsIn(tables, market);
  return {
    ...pageProps(tables, page, country),
    claims: claimsTable(tables, market),
    entries: tables.contaminants.map((contaminant) => ({
      ...contaminant,
      technologies: contaminant.technologies.flatMap(
        (id) => tables.technologies.find((technology) => technology.id === id) ?? [],
      ),
      products: systems
        .filter(({ treats }) => treats.includes(contaminant.id))
        .slice(0, productsPerContaminant)
        .flatMap(({ code }) => fittingOf(tables, code, market) ?? []),
    })),
  };
}

export const contaminants = contentPageType(Contaminants, contaminantsProps);
