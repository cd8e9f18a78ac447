import type { ReactElement } from 'react';
import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import {
  installations,
  type WaterSource,
  waterSources,
  waters,
} from '../../../kernel/vocabulary.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Disclosure, Disclosures } from '../../components/Disclosure/Disclosure.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { ProductTable } from '../../components/ProductTable/ProductTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { maxListed, Unlisted } from '../../components/Unlisted/Unlisted.tsx';
import type { Market } from '../../tables/market.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { systemsIn } from '../../tables/public-products.ts';
import { contaminantLinks } from '../page-links.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Selector.module.css';
import { questionText, sourceSigns, sourceText } from './selector-text.ts';

type SelectorChoice = {
  readonly source: WaterSource;
  /** Signs that visitors with this water may notice, with links to an explanation. */
  readonly signs: readonly { readonly sign: string; readonly url: string }[];
  readonly places: readonly {
    readonly installation: string;
    readonly count: number;
    readonly products: readonly ProductSummary[];
  }[];
};
type SelectorProps = PageProps & {
  readonly path: string;
  readonly choices: readonly SelectorChoice[];
};

const countText = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** The product selector without its script: products by water, sign and place (RTE-30). */
export function Selector(props: SelectorProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <nav aria-labelledby="waters" className={styles.opening} data-plain="selector">
          <h2 id="waters" className={styles.question}>
            {questionText.source}
          </h2>
          <ul className={styles.choices}>
            {props.choices.map(({ source }) => (
              <li key={source} data-source={source}>
                <a href={`${props.path}?source=${source}#${source}`}>
                  <span className={styles.label}>{sourceText[source].label}</span>
                  <span className="hint">{sourceText[source].hint}</span>
                </a>
              </li>
            ))}
            <li>
              <a href="#unsure">
                <span className={styles.label}>I'm not sure</span>
                <span className="hint">Look for a bill, a tank or a pump.</span>
              </a>
            </li>
          </ul>
        </nav>
      </PageHead>
      <ToolNotice
        tool="selector"
        what="The selector"
        instead="Every system is listed by water source below."
      />
      <div data-plain="selector">
        <Section id="unsure" heading="Not sure where your water comes from?" layout="split">
          <LinkList
            links={[
              ...props.choices.map(({ source }) => ({
                label: sourceSigns[source],
                url: `${props.path}?source=${source}#${source}`,
                description: waters[source],
              })),
              {
                label: 'None of these, or more than one',
                url: '/know-your-water',
                description: "Find out what's in it before you choose.",
              },
            ]}
          />
        </Section>
        {props.choices.map((choice) => (
          <div key={choice.source} data-source={choice.source}>
            <Section id={choice.source} heading={waters[choice.source]}>
              <div className={styles.choice}>
                {choice.signs.length > 0 && (
                  <div>
                    <h3 className={styles.heading}>What do you notice?</h3>
                    <ul className="links">
                      {choice.signs.map(({ sign, url }) => (
                        <li key={url}>
                          <a href={url}>{sign}</a>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
                <Disclosures>
                  {choice.places.map(({ installation, count, products }) => (
                    <Disclosure
                      key={installation}
                      summary={
                        <span className={styles.place}>
                          <span className={styles.installation}>{installation}</span>
                          <span className="hint">{countText(count)}</span>
                        </span>
                      }
                    >
                      <ProductTable
                        caption={`${waters[choice.source]}, ${installation.toLowerCase()}`}
                        products={products}
                        country={props.country}
                      />
                      <Unlisted count={count - products.length} />
                    </Disclosure>
                  ))}
                </Disclosures>
              </div>
            </Section>
          </div>
        ))}
      </div>
      <div data-plain="selector">
        <PageSections sections={props.sections} country={props.country} />
        <Closing videos={props.videos} interestedIn={props.interestedIn} />
      </div>
    </>
  );
}

function choiceOf(tables: Tables, source: WaterSource, market: Market): SelectorChoice {
  const systems = systemsIn(tables, market).filter((product) => product.sources.includes(source));
  const places = new Map<string, string[]>();
  for (const { code, installation } of systems) {
    const name = installation ? installations[installation] : 'Other';
    const listed = places.get(name);
    if (listed) listed.push(code);
    else places.set(name, [code]);
  }
  return {
    source,
    signs: contaminantLinks(tables, market.country).filter(({ sources }) =>
      sources.includes(source),
    ),
    places: [...places].map(([installation, codes]) => ({
      installation,
      count: codes.length,
      products: summariesOf(tables, codes.slice(0, maxListed), market),
    })),
  };
}

function selectorProps(tables: Tables, page: Page, country: Country): SelectorProps {
  const market: Market = { country, dealers: false };
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    choices: waterSources
      .map((source) => choiceOf(tables, source, market))
      .filter(({ places }) => places.length > 0),
  };
}

export const selector = contentPageType(Selector, selectorProps, { script: 'selector' });
