import type { Audience, Country, Page } from '../../../kernel/entry-types.ts';
import { currentPromo } from '../../../kernel/scheduled.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { type WaterSource, waterSources } from '../../../kernel/vocabulary.ts';
import { CategoryGrid, type CategorySummary } from '../../components/Card/Card.tsx';
import { Closing } from '../../components/Closing/Closing.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Promo } from '../../components/Promo/Promo.tsx';
import { PromoFacts } from '../../components/PromoFacts/PromoFacts.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Signs } from '../../components/Signs/Signs.tsx';
import { categorySummaries } from '../../lookups/category-summary.ts';
import { isReachableIn, type Market } from '../../lookups/in-country.ts';
import { linkPicture, promoIn } from '../../lookups/link-picture.ts';
import { landingsOf, pagesOf } from '../../lookups/pages-by-template.ts';
import { sectionPicture, sourcePicture } from '../../lookups/pictures.ts';
import { summariesOf } from '../../lookups/product-summary.ts';
import { DealerActions, Range, rangeMenus } from '../dealer-range/DealerRange.tsx';
import { childLinks, contaminantLinks, finderOf } from '../page-links.ts';
import { pageProps, picturedSections } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Home.module.css';
import data from './waters.json' with { type: 'json' };

type HomeProps = ReturnType<typeof homeProps>;

const headingOfRanges = {
  Consumer: 'Our ranges',
  Dealers: 'Browse by category',
  Specifiers: 'Browse by building, water or system',
  'Food-Service': 'Product ranges',
} as const satisfies Readonly<Record<Audience, string>>;

function Sources({ sources }: Pick<HomeProps, 'sources'>) {
  return (
    <nav aria-labelledby="waters">
      <h2 id="waters" className="visually-hidden">
        Your water
      </h2>
      <ul className={styles.sources}>
        {sources.map((source, index) => (
          <li key={source.source} data-source={source.source}>
            <a href={source.url}>
              {source.image && (
                <Picture
                  image={{ ...source.image, alt: '' }}
                  width={200}
                  wider={{ 640: 540 }}
                  priority={index < 2}
                  className={styles.water}
                />
              )}
              <span className={styles.label}>{source.label}</span>
              <span className={`hint ${styles.text}`}>{source.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Opening(props: HomeProps) {
  const { audience, title, intro, sources, finderUrl } = props;
  if (sources.length === 0) {
    return (
      <PageHead {...props} crumbs={[]} compact={audience === 'Dealers'}>
        {audience === 'Dealers' && <DealerActions />}
        {audience === 'Specifiers' && (
          <a className="button" href="/specifiers/schedule">
            Build a schedule
          </a>
        )}
        {audience === 'Food-Service' && (
          <a className="button" href="#size">
            Size by litres a day
          </a>
        )}
      </PageHead>
    );
  }
  return (
    <div className={`wrap ${styles.opening}`}>
      <div className="column">
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
      </div>
      {finderUrl !== undefined && (
        <div className={styles.finder} data-print="no">
          <SearchForm
            id="finder-system"
            label="Need a new cartridge?"
            hint="Enter the code on your system's label. For what's due, add a month: HYBRID-G7 March 2025."
            action={finderUrl}
            name="code"
            submitLabel="Find"
          />
        </div>
      )}
      <Sources sources={sources} />
    </div>
  );
}

export function Home(props: HomeProps) {
  const { audience, country } = props;
  return (
    <>
      <Opening {...props} />
      {props.signs.length > 0 && (
        <Section
          id="signs"
          heading="Noticed something in your water?"
          intro="Pick what bothers you. We'll show you the cause and the fix."
          layout="split"
        >
          <Signs signs={props.signs} />
        </Section>
      )}
      {props.range.length > 0 && <Range range={props.range} />}
      {props.categories.length > 0 &&
        (audience === 'Dealers' ? (
          <Section id="ranges" heading="Browse by category" layout="split">
            <LinkList
              links={props.categories.map(({ name, url, text }) => ({
                label: name,
                url,
                description: text,
              }))}
            />
          </Section>
        ) : (
          <Section id="ranges" heading={headingOfRanges[audience]}>
            <CategoryGrid categories={props.categories} country={country} />
          </Section>
        ))}
      {props.promo && <Promo promo={props.promo} country={country} />}
      <PageSections sections={props.sections} country={country} />
      <PromoFacts facts={props.facts} />
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </>
  );
}

type Water = { readonly also?: string; readonly label: string; readonly text: string };
const waters: Readonly<Partial<Record<WaterSource, Water>>> = data;

function sourcesHere(tables: Tables, country: Country) {
  return waterSources.flatMap((source) => {
    const water = waters[source];
    if (!water) return [];
    const { also, ...texts } = water;
    const isOfIt = (item: { readonly source?: WaterSource }) =>
      item.source !== undefined && (item.source === source || item.source === also);
    const range = landingsOf(tables, 'Consumer').find(
      (landing) => isOfIt(landing) && isReachableIn(tables, landing.url, country),
    );
    const url = (range ?? pagesOf(tables, 'house', country).find(isOfIt))?.url;
    return url === undefined ? [] : [{ source, ...texts, url, image: sourcePicture(source) }];
  });
}

/** Only the facts that apply to a product sold here (FCT-01, A-32b). */
function factsHere(tables: Tables, market: Market) {
  return tables.promoFacts
    .map(({ products, ...fact }) => ({ ...fact, products: summariesOf(tables, products, market) }))
    .filter(({ products }) => products.length > 0);
}

function pageSummaries(tables: Tables, page: Page, market: Market): readonly CategorySummary[] {
  return childLinks(tables, page, market.country).map(({ label, url, description = '' }) => {
    const image = linkPicture(tables, url, market);
    return {
      name: label,
      url,
      text: description,
      wide: false,
      position: 'right',
      ...(image && { image: { ...image, alt: '' } }),
    };
  });
}

function homeProps(tables: Tables, page: Page, country: Country) {
  const { audience } = page;
  const market = { country, dealers: audience === 'Dealers' };
  const consumer = audience === 'Consumer';
  const props = pageProps(tables, page, country);
  const sections = props.sections.map((section) => {
    const image = section.image ?? sectionPicture(`${page.url}#${section.id}`);
    return { ...section, ...(image && { image }) };
  });
  const own = landingsOf(tables, audience);
  const [promo] = own.flatMap(
    (landing) => promoIn(tables, currentPromo(landing, country), market) ?? [],
  );
  return {
    ...props,
    sections: consumer ? picturedSections(tables, sections, market) : sections,
    audience,
    sources: consumer ? sourcesHere(tables, country) : [],
    signs: consumer ? contaminantLinks(tables, country) : [],
    // A group of ranges has no lowest price. The water sources above already show the scenes.
    categories: [
      ...categorySummaries(
        tables,
        own.map(({ url }) => url),
        market,
        !consumer,
      ),
      ...(consumer ? [] : pageSummaries(tables, page, market)),
    ].map(({ from: _, ...summary }) => ({ ...summary, wide: false })),
    range: audience === 'Dealers' ? rangeMenus(tables, country) : [],
    facts: consumer ? factsHere(tables, market) : [],
    ...(consumer && promo && { promo }),
    ...finderOf(tables, country),
  };
}

export const home = contentPageType(Home, homeProps);
