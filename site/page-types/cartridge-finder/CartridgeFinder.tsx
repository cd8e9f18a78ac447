import type { Country, Page, Part, Product } from '../../../kernel/entry-types.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { cardSize } from '../../../kernel/image-address.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { type ProductType, typeLabel } from '../../../kernel/vocabulary.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { AndMore, maxListed } from '../../components/AndMore/AndMore.tsx';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { isDiscontinued, type Market, productIn } from '../../lookups/in-country.ts';
import { productPicture } from '../../lookups/pictures.ts';
import { linkedProductOf, productUrl } from '../../lookups/product-summary.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './CartridgeFinder.module.css';

/** The hint names this product's code, and the picture shows where to find the code. */
const example = 'HYBRID-G7';

/** Lists systems by code with their cartridges (QLT-05), so the browser's own find works too. */
export function CartridgeFinder(props: ReturnType<typeof cartridgeFinderProps>) {
  return (
    <>
      <PageHead {...props}>
        <SearchForm
          id="finder-system"
          label="System or cartridge code"
          hint={`It's on the label, for example ${example}. Add the month you fitted it to see what's due: ${example} March 2025. No label left? Measure the old cartridge and type its size: 20 x 4.5 inch, or 508 x 114 mm.`}
          action={props.path}
          name="code"
          submitLabel="Find"
        />
      </PageHead>
      <ToolNotice
        tool="cartridge-finder"
        what="The finder"
        instead="Your code is still in the page address. Most systems and their cartridges are listed by type below."
      />
      <div data-plain="cartridge-finder">
        <Section id="systems" heading="Or pick your system">
          <div className={`tiles ${styles.kinds}`}>
            {props.groups.map(({ kind, count, image, systems }) => (
              <details key={kind} className="opens">
                <summary>
                  <span className="framed">
                    {image && <Picture image={{ ...image, alt: '' }} width={cardSize} />}
                  </span>
                  <span>
                    {kind} <span className="hint">{count}</span>
                  </span>
                </summary>
                <dl className={`quiet-links ${styles.systems}`}>
                  {systems.map((system) => (
                    <div key={system.code} id={`system-${system.code}`} data-system={system.code}>
                      <dt>
                        <a href={system.url}>
                          <span className="code">{system.code}</span>
                          <span className="hint">
                            {system.name}
                            {system.discontinued && ' (Discontinued)'}
                          </span>
                        </a>
                      </dt>
                      <dd>
                        <ul className={styles.cartridges}>
                          {system.cartridges.map((cartridge) => (
                            <li key={cartridge.code}>
                              <a href={cartridge.url}>
                                <span className="code">{cartridge.code}</span>
                                <span className="hint">
                                  {cartridge.quantity > 1 && `${cartridge.quantity} × `}
                                  {cartridge.name}
                                </span>
                              </a>
                              <span className="hint">{intervalText(cartridge.every)}</span>
                            </li>
                          ))}
                        </ul>
                      </dd>
                    </div>
                  ))}
                </dl>
                <AndMore count={count - systems.length} />
              </details>
            ))}
          </div>
        </Section>
        <PageEnd {...props} />
      </div>
    </>
  );
}

const groupNames: Partial<Readonly<Record<ProductType, string>>> = {
  system: 'Whole house systems',
  'cabinet system': 'FilterWall and cabinet systems',
  'sparkling system': 'Sparkling, chilled and boiling',
};

const byCode = new Intl.Collator('en', { numeric: true });

/** Includes discontinued systems, because their owners look for parts. */
function cartridgeFinderProps(tables: Tables, page: Page, country: Country) {
  const market: Market = { country, dealers: false };
  const all = Object.values(tables.products).filter(
    (product) =>
      productIn(tables, product.code, market) && cartridgesOf(tables, product, market).length > 0,
  );
  const pictured = productIn(tables, example, market);
  const byKind = groupBy(all, ({ type }) => groupNames[type] ?? `${typeLabel(type)}s`);
  return {
    ...pageProps(tables, page, country),
    ...(pictured && { image: productPicture(pictured) }),
    path: page.url,
    groups: [...byKind]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, systems]) => ({
        kind,
        count: systems.length,
        // The first current system's picture, or the first system's if all are discontinued.
        image: systems
          .toSorted((a, b) => Number(isDiscontinued(a)) - Number(isDiscontinued(b)))
          .map(productPicture)[0],
        systems: systems
          .sort((a, b) => byCode.compare(a.code, b.code))
          .slice(0, maxListed)
          .map((product) => systemOf(tables, product, market)),
      })),
  };
}

const cartridgesOf = (tables: Tables, { parts }: Product, market: Market): readonly Part[] =>
  parts.filter(({ role, code }) => role === 'cartridge' && productIn(tables, code, market));

function systemOf(tables: Tables, product: Product, market: Market) {
  const { code, name } = product;
  return {
    code,
    name: tradeSizes(name),
    url: productUrl(code),
    discontinued: isDiscontinued(product),
    cartridges: cartridgesOf(tables, product, market).flatMap((part) => {
      const cartridge = linkedProductOf(tables, part.code, market);
      const { quantity, every } = part;
      return cartridge ? [{ ...cartridge, quantity, ...(every !== undefined && { every }) }] : [];
    }),
  };
}

export const cartridgeFinder = contentPageType(CartridgeFinder, cartridgeFinderProps, {
  script: 'cartridge-finder',
});
