import type { Category, Country, Product } from '../../../kernel/entry-types.ts';
import { applicationUrl } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isPart } from '../../../kernel/vocabulary.ts';
import { runningCost } from '../../commerce/running-cost.ts';
import { CompareForm } from '../../components/CompareTick/CompareTick.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { PriceClaim } from '../../components/PriceClaim/PriceClaim.tsx';
import {
  LeadFreeNote,
  ProductGrid,
  type ProductSummary,
} from '../../components/ProductCard/ProductCard.tsx';
import { ProductTable } from '../../components/ProductTable/ProductTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { categorySummary } from '../../lookups/category-summary.ts';
import { litresGroups, litresId, usualLitres } from '../../lookups/litres-a-day.ts';
import { pricedFirst, summariesOf } from '../../lookups/product-summary.ts';
import { filteredBy, ListFilter } from '../../product-filter/ListFilter.tsx';
import { fiveYearsAt } from '../../product-filter/product-facts.ts';
import { countText } from '../../toolkit/count-text.ts';
import { categoryProps } from '../category-props.ts';
import { CategoryBanners, CategoryFoot, CategoryNotes, WholeRange } from '../landing/Landing.tsx';
import { marketOf } from '../page-props.ts';
import { categoryPageType } from '../page-type.tsx';
import { type ApplicationGroup, applicationGroups, ownOf } from './application-groups.ts';
import { LitresADay } from './LitresADay.tsx';
import { rangeColumns, withColumns } from './range-columns.ts';
import styles from './SubCategory.module.css';
import { TrueSize } from './TrueSize.tsx';
import { trueSizeOf } from './true-size-props.ts';

/** A filter link opens a group's fragment, and the stylesheet then shows only this group, without a script. */
export function SubCategory({ claim, ...props }: ReturnType<typeof subCategoryProps>) {
  const { country, path, products, groups, columns, litres, trueSize } = props;
  const all = groups.length > 0 ? groups.flatMap(ownOf) : products;
  const asked = all.some(
    ({ price, dealerOnly, discontinued }) =>
      price.kind === 'on request' && !dealerOnly && !discontinued,
  );
  const counted = litres.flatMap(({ rows }) => rows.map(({ code }) => code));
  const uncounted = all.flatMap(({ code }) => (counted.includes(code) ? [] : code));
  const claimed = claim?.product && claim.claim.countries.includes(country) ? claim : undefined;
  const filtered = filteredBy(all, groups.length > 0, columns);
  const list = (
    caption: string,
    shown: Pick<ApplicationGroup, 'products'> & Partial<Pick<ApplicationGroup, 'again'>>,
  ) =>
    columns.length > 0 ? (
      <ProductTable {...{ caption, columns, country }} {...shown} />
    ) : (
      <ProductGrid {...shown} country={country} level={groups.length > 0 ? 4 : 3} filterable />
    );
  return (
    <div data-source={props.source}>
      <PageHead
        {...props}
        compact={props.layout === 'Layout Items'}
        intro={props.description}
        image={props.layout === 'Layout 1' ? props.image : undefined}
        side={props.position}
      >
        <div className="actions">
          {claimed ? (
            <PriceClaim claim={claimed.claim} product={claimed.product} country={country} />
          ) : (
            props.from && <Price price={props.from} country={country} before="From" />
          )}
          {trueSize && (
            <a className="onward" href="#true-size">
              See their true sizes
            </a>
          )}
          {litres.length > 0 && (
            <a className="onward" href={`#${litresId}`}>
              See costs by litres a day
            </a>
          )}
        </div>
      </PageHead>
      <section id="products" aria-labelledby="products-heading" className="part">
        <div className="wrap">
          <h2 id="products-heading" className={filtered ? 'visually-hidden' : styles.count}>
            {filtered ? 'Products' : countText(all.length)}
          </h2>
          {groups.length > 0 && (
            <nav aria-label="Application" className={styles.filters} data-filter-links>
              <a href={`${path}#products`} className="button button-quiet" aria-current="true">
                All
              </a>
              {groups.map(
                ({ application, id, heading }) =>
                  application !== undefined && (
                    <a
                      key={id}
                      href={applicationUrl(path, application)}
                      className="button button-quiet"
                    >
                      {heading}
                    </a>
                  ),
              )}
            </nav>
          )}
          {groups.length > 0 ? (
            <ListFilter filtered={filtered} className={`stack ${styles.groups}`}>
              {groups.map((group) => (
                <section
                  key={group.id}
                  id={group.id}
                  className={styles.group}
                  aria-labelledby={`${group.id}-heading`}
                  data-group
                  data-application={group.application}
                >
                  <h3 id={`${group.id}-heading`} className={styles.heading}>
                    {group.heading}{' '}
                    <span className="hint" data-count>
                      {countText(ownOf(group).length)}
                    </span>
                  </h3>
                  {list(group.heading, group)}
                </section>
              ))}
            </ListFilter>
          ) : products.length > 0 ? (
            <ListFilter filtered={filtered}>{list(props.title, { products })}</ListFilter>
          ) : (
            <p>
              We don't sell this range in your country at the moment.{' '}
              <a href="/contact-us">Ask us</a> what to use instead.
            </p>
          )}
          <WholeRange {...props} />
          <div className={`stack gap-1 ${styles.notes}`}>
            <LeadFreeNote products={all} />
            {asked && (
              <p className="hint" data-print="no">
                Price on request? Ask a <a href="/stores">store</a> or an{' '}
                <a href="/installer">installer</a> for a quote for your job.
              </p>
            )}
          </div>
        </div>
      </section>
      {litres.length > 0 && <LitresADay groups={litres} others={uncounted} />}
      {trueSize && <TrueSize {...trueSize} />}
      {(props.pointers.length > 0 || props.teaser) && (
        <Section id="good-to-know" heading="Good to know" layout="split">
          {/* The head already has the claim. */}
          <CategoryNotes {...props} />
        </Section>
      )}
      <CategoryBanners banners={props.banners} />
      <CompareForm />
      <CategoryFoot {...props} />
    </div>
  );
}

function atLitres(tables: Tables, product: ProductSummary, country: Country): ProductSummary {
  const { filter, code } = product;
  const of = tables.products[code];
  const usage = of && runningCost(tables, of, country)?.usage;
  if (!usage || filter?.fiveYearsNote === undefined) return product;
  return { ...product, filter: { ...filter, ...fiveYearsAt(usage, usualLitres), usage } };
}

/** The codes of food service's other systems for all the water of premises on mains. */
function wholePremises({ categories, products }: Tables, known: readonly Product[]) {
  const ranges = Object.values(categories).filter(({ audience }) => audience === 'Food-Service');
  return [...new Set(ranges.flatMap(({ items }) => items))].filter((code) => {
    const product = products[code];
    if (!product || known.includes(product) || isPart(product.type)) return false;
    return product.installation === 'whole house' && product.sources.includes('mains');
  });
}

export function subCategoryProps(tables: Tables, category: Category, country: Country) {
  const market = marketOf(category, country);
  const grouped = category.applications.length > 0;
  const image = categorySummary(tables, category.url, market)?.image;
  const listed = pricedFirst(summariesOf(tables, category.items, market));
  const columns = rangeColumns(tables, listed);
  const productsOf = (summaries: readonly ProductSummary[]) =>
    summaries.flatMap(({ code }) => tables.products[code] ?? []);
  const own = productsOf(listed);
  const litres =
    category.audience === 'Food-Service'
      ? litresGroups(
          own,
          (product) => runningCost(tables, product, country),
          productsOf(summariesOf(tables, wholePremises(tables, own), market)),
        )
      : [];
  const trueSize = trueSizeOf(tables, category, country);
  const products = listed
    .map((product) => withColumns(tables, product, columns))
    .map((product) => (litres.length > 0 ? atLitres(tables, product, country) : product));
  return {
    ...(image && { image }),
    ...categoryProps(tables, category, country),
    // The filter links lead here.
    path: category.url,
    // Layout 1 opens with the picture, Layout Items with the list (ENT-01).
    layout: category.layout,
    products: grouped ? [] : products,
    groups: grouped ? applicationGroups(tables, category, products) : [],
    columns,
    // For food service buyers, who know their litres a day.
    litres,
    ...(trueSize && { trueSize }),
  };
}

export const subCategory = categoryPageType(SubCategory, subCategoryProps, {
  script: 'sub-category',
});
