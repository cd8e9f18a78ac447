import type { ReactElement } from 'react';
import type { Contaminant, Country, Page, Product, Technology } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Disclosure, Disclosures } from '../../components/Disclosure/Disclosure.tsx';
import { Fits, type Fitting } from '../../components/Fits/Fits.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { ProductCard, type ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SourceMarks } from '../../components/SourceMark/SourceMark.tsx';
import { maxListed, Unlisted } from '../../components/Unlisted/Unlisted.tsx';
import type { Market } from '../../tables/market.ts';
import { cheapestFirst, summariesOf } from '../../tables/product-summary.ts';
import { systemsIn } from '../../tables/public-products.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { serves } from '../selector/match-systems.ts';
import { ClaimsTable, type ClaimsTableProps, claimsTable } from './ClaimsTable.tsx';
import styles from './Contaminants.module.css';

/** The systems made for a contaminant that treat the same outlets, cheapest first. */
type SystemGroup = {
  readonly name: string;
  readonly first: ProductSummary;
  readonly others: readonly Fitting[];
  /** Systems left out of `others`. */
  readonly unlisted: number;
};
type ContaminantEntry = Omit<Contaminant, 'technologies'> & {
  readonly technologies: readonly Technology[];
  readonly groups: readonly SystemGroup[];
};
type ContaminantsProps = PageProps & {
  readonly entries: readonly ContaminantEntry[];
  readonly claims: ClaimsTableProps;
};

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
            {entry.groups.length > 0 && (
              <div>
                <h3>Our lowest-priced systems made for it</h3>
                <ul className={`tiles ${styles.groups}`}>
                  {entry.groups.map(({ name, first, others, unlisted }) => (
                    <li key={name}>
                      <p className={styles.group}>{name}</p>
                      <ProductCard product={first} country={props.country} level={4} />
                      {others.length > 0 && (
                        <Disclosure summary={`${others.length + unlisted} more`}>
                          <Fits products={others} />
                          <Unlisted count={unlisted} />
                        </Disclosure>
                      )}
                    </li>
                  ))}
                </ul>
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

const groupNames = {
  one: 'At one tap',
  shower: 'In the shower',
  all: 'For the whole house',
  caravan: 'In a caravan or boat',
  garden: 'Outdoors',
} as const;

const groupOf = (system: Product) => (system.type === 'caravan kit' ? 'caravan' : serves(system));

function groupsOf(tables: Tables, systems: readonly Product[], market: Market) {
  return Object.entries(groupNames).flatMap(([key, name]): readonly SystemGroup[] => {
    const codes = systems.filter((system) => groupOf(system) === key).map(({ code }) => code);
    const [first, ...others] = cheapestFirst(summariesOf(tables, codes, market));
    if (!first) return [];
    const listed = others.slice(0, maxListed);
    const unlisted = others.length - listed.length;
    return [
      { name, first, others: listed.map(({ code, name, url }) => ({ code, name, url })), unlisted },
    ];
  });
}

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
      groups: groupsOf(
        tables,
        systems.filter(({ treats }) => treats.includes(contaminant.id)),
        market,
      ),
    })),
  };
}

export const contaminants = contentPageType(Contaminants, contaminantsProps);
