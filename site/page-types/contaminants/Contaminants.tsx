import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { AndMore, maxListed } from '../../components/AndMore/AndMore.tsx';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ProductPrice } from '../../components/Price/Price.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { ProductLinks } from '../../components/ProductLinks/ProductLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Signs } from '../../components/Signs/Signs.tsx';
import { SourceMarks } from '../../components/SourceMark/SourceMark.tsx';
import type { Market } from '../../lookups/in-country.ts';
import { cheapestFirst, summariesOf } from '../../lookups/product-summary.ts';
import { systemsIn } from '../../lookups/public-products.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { serves } from '../selector/match-systems.ts';
import { ClaimsTable, claimsTable } from './ClaimsTable.tsx';
import styles from './Contaminants.module.css';

type OutletPick = { readonly name: string; readonly product: ProductSummary };

/** Lists contaminants, how to treat each, and with which products (RTE-45). */
export function Contaminants(props: ReturnType<typeof contaminantsProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <nav aria-label="What you notice" className="wrap part">
        <Signs signs={props.entries.map(({ id, sign }) => ({ sign, url: `#${id}` }))} />
      </nav>
      <div className={styles.rows}>
        {props.entries.map((entry) => (
          <Section
            key={entry.id}
            id={entry.id}
            heading={entry.name}
            layout="split"
            aside={
              <>
                <SourceMarks sources={entry.sources} />
                <p>{entry.description}</p>
              </>
            }
          >
            <ul className={styles.picks}>
              {entry.picks.map((pick) => (
                <Pick key={pick.name} {...pick} country={props.country} />
              ))}
            </ul>
            <div className="ruled">
              <Disclosure summary="How to treat it">
                {entry.technologies.map(({ id, name, description }) => (
                  <p key={id} className="prose">
                    <b>{name}.</b> {description}
                  </p>
                ))}
              </Disclosure>
              {entry.all.length > 0 && (
                <Disclosure summary={allText(entry.all.length + entry.unlisted)}>
                  <ProductLinks products={entry.all} />
                  <AndMore count={entry.unlisted} />
                </Disclosure>
              )}
            </div>
          </Section>
        ))}
      </div>
      <PageSections sections={props.sections} country={props.country} />
      <ClaimsTable {...props.claims} />
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </>
  );
}

const allText = (count: number): string =>
  count === 1 ? 'The one system made for this' : `All ${count} systems made for this`;

function Pick({ name, product, country }: OutletPick & { readonly country: Country }) {
  return (
    <li>
      <div className="framed">
        <Picture image={{ ...product.image, alt: '' }} width={96} />
      </div>
      <div>
        <p className="hint">{name}</p>
        <a className="card-link" href={product.url}>
          <span className="code">{product.code}</span> {product.name}
        </a>
        <ProductPrice product={product} country={country} />
      </div>
    </li>
  );
}

const outlets = {
  one: 'At one tap',
  shower: 'In the shower',
  all: 'For the whole house',
} as const;

/** All systems made for a contaminant, cheapest first, and how many `all` leaves out. */
function systemsFor(tables: Tables, id: string, market: Market) {
  const codes = systemsIn(tables, market).flatMap(({ code, treats }) =>
    treats.includes(id) ? code : [],
  );
  const sorted = cheapestFirst(summariesOf(tables, codes, market));
  const picks = Object.entries(outlets).flatMap(([outlet, name]) => {
    const product = sorted.find(({ code }) => {
      const system = tables.products[code];
      return system && system.type !== 'caravan kit' && serves(system) === outlet;
    });
    return product ? { name, product } : [];
  });
  return {
    picks,
    all: sorted.slice(0, maxListed).map(({ code, name, url }) => ({ code, name, url })),
    unlisted: Math.max(0, sorted.length - maxListed),
  };
}

function contaminantsProps(tables: Tables, page: Page, country: Country) {
  const market: Market = { country, dealers: false };
  return {
    ...pageProps(tables, page, country),
    claims: claimsTable(tables, market),
    entries: tables.contaminants.map((contaminant) => ({
      ...contaminant,
      technologies: contaminant.technologies.flatMap(
        (id) => tables.technologies.find((technology) => technology.id === id) ?? [],
      ),
      ...systemsFor(tables, contaminant.id, market),
    })),
  };
}

export const contaminants = contentPageType(Contaminants, contaminantsProps);
