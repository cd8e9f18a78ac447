import type { ReactElement } from 'react';
import type { ComparisonProduct, Country, Page } from '../../../kernel/contract.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Comparison } from '../../components/Comparison/Comparison.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { comparedOf } from '../category-props.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Compare.module.css';

type CompareProps = PageProps & {
  readonly path: string;
  /** The comparisons of ranges, which need no script. */
  readonly comparisons: readonly {
    readonly id: string;
    readonly heading: string;
    readonly products: readonly ComparisonProduct[];
  }[];
};

/** Two to four products side by side (QLT-06), and the comparisons of the ranges. */
export function Compare(props: CompareProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <ToolNotice
        tool="compare"
        what="The comparison tool"
        instead="Our range comparisons are below, and every product page lists its specs in the same order."
      />
      <div data-plain="compare">
        <Section id="products" heading="Compare by code" layout="split">
          <form action={props.path} method="get" className={styles.form}>
            {[1, 2, 3, 4].map((place) => (
              <div key={place} className="field">
                <label htmlFor={`compare-${place}`}>
                  Product {place}
                  {place > 2 && <span className="hint"> (optional)</span>}
                </label>
                <input
                  id={`compare-${place}`}
                  name="code"
                  type="text"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              </div>
            ))}
            <button type="submit" className="button">
              Compare
            </button>
          </form>
        </Section>
        {props.comparisons.map((comparison) => (
          <Section key={comparison.id} id={comparison.id} heading={comparison.heading}>
            <Comparison
              heading={comparison.heading}
              products={comparison.products}
              country={props.country}
            />
          </Section>
        ))}
        <PageSections sections={props.sections} country={props.country} />
        <Closing videos={props.videos} interestedIn={props.interestedIn} />
      </div>
    </>
  );
}

function compareProps(tables: Tables, page: Page, country: Country): CompareProps {
  const comparisons = Object.values(tables.categories).flatMap((category) => {
    const { audience, url, name, productsToCompareHeader: heading = name } = category;
    const products = comparedOf(tables, category, country);
    return audience === 'Consumer' && products.length > 0
      ? [{ id: slugify(url), heading, products }]
      : [];
  });
  return { ...pageProps(tables, page, country), path: page.url, comparisons };
}

export const compare = contentPageType(Compare, compareProps, { script: 'compare' });
