import type { Banner, Category, Country } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { CategoryGrid } from '../../components/Card/Card.tsx';
import { Closing } from '../../components/Closing/Closing.tsx';
import { CompareForm } from '../../components/CompareTick/CompareTick.tsx';
import { Comparison } from '../../components/Comparison/Comparison.tsx';
import { type FlowShown, Flows } from '../../components/Flows/Flows.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Pointers } from '../../components/Pointers/Pointers.tsx';
import { PriceClaim } from '../../components/PriceClaim/PriceClaim.tsx';
import { LeadFreeNote, ProductGrid } from '../../components/ProductCard/ProductCard.tsx';
import { Promo } from '../../components/Promo/Promo.tsx';
import { PuretecWorld } from '../../components/PuretecWorld/PuretecWorld.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Teaser } from '../../components/Teaser/Teaser.tsx';
import { categorySummaries, codesOf } from '../../lookups/category-summary.ts';
import { isReachableIn } from '../../lookups/in-country.ts';
import { alonePicture } from '../../lookups/pictures.ts';
import { pricedFirst, summariesOf, summaryOf } from '../../lookups/product-summary.ts';
import { filteredBy, ListFilter } from '../../product-filter/ListFilter.tsx';
import { type CategoryProps, categoryProps } from '../category-props.ts';
import { marketOf } from '../page-props.ts';
import { categoryPageType } from '../page-type.tsx';
import styles from './Landing.module.css';

function HeadAction({ finderUrl, world }: CategoryProps) {
  if (finderUrl !== undefined) {
    return (
      <SearchForm
        id="finder-system"
        label="Find the parts for your system"
        hint="The code is on your system's label, for example HYBRID-G7."
        action={finderUrl}
        name="code"
        submitLabel="Find"
      />
    );
  }
  return world ? (
    <a className="button" href={world.link}>
      {world.linkLabel}
    </a>
  ) : null;
}

/** The link to the whole range (ENT-03). */
export function WholeRange({ urlRange }: CategoryProps) {
  return urlRange === undefined ? null : (
    <a className="onward" href={urlRange}>
      See the whole range
    </a>
  );
}

/** Facts to know before choosing, and prices of single products. */
export function CategoryNotes(props: CategoryProps) {
  const { pointers, teaser, claim, country } = props;
  if (pointers.length === 0 && !teaser && !claim) return null;
  return (
    <div className={`stack gap-2 ${styles.notes}`}>
      <Pointers pointers={pointers} />
      {teaser && <Teaser {...teaser} country={country} />}
      {claim && <PriceClaim claim={claim.claim} product={claim.product} country={country} />}
    </div>
  );
}

export function CategoryFoot(props: CategoryProps) {
  const { country, comparison, promo, world } = props;
  return (
    <>
      {comparison && (
        <Section id="comparison" heading={comparison.heading}>
          <Comparison {...comparison} country={country} />
        </Section>
      )}
      {promo && <Promo promo={promo} country={country} />}
      {world && <PuretecWorld world={world} country={country} />}
      <Closing {...props} />
    </>
  );
}

/** A range's banners, each a line with a link (ENT-07). */
export function CategoryBanners({ banners }: { readonly banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <div className="wrap part stack gap-2">
      {banners.map((banner) => (
        <div key={banner.id} className={styles.banner} data-print="no">
          {banner.image && (
            <Picture image={banner.image} width={120} className={styles.bannerPicture} />
          )}
          <p>{banner.text}</p>
          <a className="onward" href={banner.link}>
            {banner.linkLabel}
          </a>
        </div>
      ))}
    </div>
  );
}

export function Landing(props: ReturnType<typeof landingProps>) {
  return (
    <div data-source={props.source}>
      <PageHead {...props} intro={props.description} side={props.position}>
        <HeadAction {...props} />
      </PageHead>
      <div className="wrap">
        <CategoryNotes {...props} />
      </div>
      {props.categories.length > 0 && (
        <Section id="ranges" heading="Choose a range">
          <CategoryGrid categories={props.categories} country={props.country} />
          <WholeRange {...props} />
        </Section>
      )}
      {props.products.length > 0 && (
        <Section id={props.all ? 'ranges' : 'products'} heading="Products">
          {props.ranges.length > 0 && (
            <nav aria-label="Ranges" className={`links ${styles.ranges}`}>
              {props.ranges.map(({ name, url }) => (
                <a key={url} href={url}>
                  {name}
                </a>
              ))}
            </nav>
          )}
          <LeadFreeNote products={props.products} />
          <ListFilter filtered={filteredBy(props.products)}>
            <ProductGrid products={props.products} country={props.country} filterable />
          </ListFilter>
          <CompareForm />
          {props.all && (
            <a className="onward" href={props.all.url}>
              {props.all.name}
            </a>
          )}
          {props.categories.length === 0 && <WholeRange {...props} />}
        </Section>
      )}
      {props.flows.length > 0 && (
        <Section id="how-it-works" heading="How it works" tone="mist">
          <Flows flows={props.flows} />
        </Section>
      )}
      <CategoryBanners banners={props.banners} />
      <CategoryFoot {...props} />
    </div>
  );
}

/** Shows ranges as tiles with any other products, or in Layout Items only products (ENT-01). */
export function landingProps(tables: Tables, category: Category, country: Country) {
  const market = marketOf(category, country);
  const categories = categorySummaries(tables, category.categories, market);
  // A single range shows its products, because there's nothing to choose between.
  const [sole] = categories.length === 1 ? categories : [];
  const asItems = category.layout === 'Layout Items' && !sole;
  const items = sole || asItems ? codesOf(tables, category.url) : category.items;
  return {
    ...categoryProps(tables, category, country),
    categories: sole || asItems ? [] : categories,
    // The ranges as plain links, if Layout Items shows their products instead.
    ranges: asItems ? categories : [],
    ...(sole && { all: sole }),
    flows: flowsHere(tables, category, country),
    products: pricedFirst(summariesOf(tables, items, market)),
  };
}

function flowsHere(tables: Tables, category: Category, country: Country): readonly FlowShown[] {
  const market = marketOf(category, country);
  return category.flows
    .filter(({ url }) => url === undefined || isReachableIn(tables, url, country))
    .map((flow) => ({
      ...flow,
      steps: flow.steps.map(({ label, text, product }) => {
        const image = product === undefined ? undefined : summaryOf(tables, product, market)?.image;
        // The tap is the next step.
        const isUndersink = tables.products[product ?? '']?.type === 'undersink system';
        return { label, text, ...(image && { image: isUndersink ? alonePicture(image) : image }) };
      }),
    }));
}

export const landing = categoryPageType(Landing, landingProps, { script: 'sub-category' });
