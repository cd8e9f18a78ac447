import type { Country, Page } from '../../../kernel/entry-types.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { cardSize } from '../../../kernel/image-address.ts';
import type { Tables } from '../../../kernel/tables.ts';
import {
  installations,
  type WaterSource,
  waterSources,
  waters,
} from '../../../kernel/vocabulary.ts';
import { AndMore, maxListed } from '../../components/AndMore/AndMore.tsx';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ProductTable } from '../../components/ProductTable/ProductTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import type { Market } from '../../lookups/in-country.ts';
import { productPicture, sourcePicture } from '../../lookups/pictures.ts';
import { summariesOf } from '../../lookups/product-summary.ts';
import { publicProducts, systemsIn } from '../../lookups/public-products.ts';
import { countText } from '../../toolkit/count-text.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Selector.module.css';
import { progressText, questionText, sourceSigns, sourceText } from './selector-text.ts';

/** The product selector without its script: products by water and place (RTE-30). */
export function Selector(props: ReturnType<typeof selectorProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <nav aria-labelledby="waters" className={styles.opening} data-plain="selector">
          <noscript>
            <p className="aside">
              Turn on JavaScript to use the selector. Without it, each of these goes to every system
              for your water.
            </p>
          </noscript>
          <p className="hint">{progressText(1)}</p>
          <h2 id="waters">{questionText.source}</h2>
          <ul className={`${styles.choices} ${styles.pictured}`}>
            {props.choices.map(({ source }) => (
              <li key={source} data-source={source}>
                <a href={`${props.path}?source=${source}#${source}`}>
                  <span className={styles.label}>{sourceText[source].label}</span>
                  <span className="hint">{sourceText[source].hint}</span>
                  {/* In the same sizes as on the home page. */}
                  <Picture image={sourcePicture(source)} width={200} wider={{ 640: 540 }} />
                </a>
              </li>
            ))}
            <li>
              <a href="#unsure">
                <span className={styles.label}>I'm not sure</span>
                <span className="hint">Look for a bill, a tank or a pump.</span>
                {props.unsure && <Picture image={props.unsure} width={cardSize} />}
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
        <Section id="systems" heading="Or browse every system by water">
          {props.choices.map(({ source, places }) => (
            <section
              key={source}
              id={source}
              aria-labelledby={`${source}-heading`}
              className={styles.water}
              data-source={source}
            >
              <h3 id={`${source}-heading`}>{waters[source]}</h3>
              <div className="ruled">
                {places.map(({ installation, count, products }) => (
                  <Disclosure
                    key={installation}
                    summary={
                      <span>
                        {installation} <span className="hint">{countText(count)}</span>
                      </span>
                    }
                  >
                    <ProductTable
                      caption={`${waters[source]}, ${installation.toLowerCase()}`}
                      products={products}
                      country={props.country}
                    />
                    <AndMore count={count - products.length} />
                  </Disclosure>
                ))}
              </div>
            </section>
          ))}
        </Section>
      </div>
      <div data-plain="selector">
        <PageEnd {...props} />
      </div>
    </>
  );
}

function choiceOf(tables: Tables, source: WaterSource, market: Market) {
  const systems = systemsIn(tables, market).filter((product) => product.sources.includes(source));
  const places = groupBy(systems, ({ installation }) =>
    installation ? installations[installation] : 'Other',
  );
  return {
    source,
    places: [...places].map(([installation, products]) => ({
      installation,
      count: products.length,
      products: summariesOf(
        tables,
        products.slice(0, maxListed).map(({ code }) => code),
        market,
      ),
    })),
  };
}

function selectorProps(tables: Tables, page: Page, country: Country) {
  const market: Market = { country, dealers: false };
  const test = publicProducts(tables, country).find(({ type }) => type === 'test kit');
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    // For visitors who need to test their water first.
    ...(test && { unsure: { ...productPicture(test), alt: '' } }),
    choices: waterSources
      .map((source) => choiceOf(tables, source, market))
      .filter(({ places }) => places.length > 0),
  };
}

export const selector = contentPageType(Selector, selectorProps, { script: 'selector' });
