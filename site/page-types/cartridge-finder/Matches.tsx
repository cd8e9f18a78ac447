import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import type { Country } from '../../../kernel/entry-types.ts';
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { ProductLinks } from '../../components/ProductLinks/ProductLinks.tsx';
import { searchPageUrl } from '../../search/keywords.ts';
import type { FinderProduct } from './cartridge-data.ts';
import styles from './FinderTool.module.css';

type FoundProps = {
  readonly query: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};
/** Cuts longer lists, because typing another letter helps more. */
const shownAtOnce = 24;

/** Whether the visitor is typing, so the fields stay and keep focus. */
export const isTyped = (state: unknown): boolean => has(state, 'isTyped');
/** Whether the visitor has just asked for the fields. */
export const isChange = (state: unknown): boolean => has(state, 'isChange');
/** Whether the visitor has just changed the parts. */
export const isNoted = (state: unknown): boolean => has(state, 'isNoted');
const has = (state: unknown, name: 'isTyped' | 'isChange' | 'isNoted'): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, name) === true;

export const askFor = (code: string) => `?code=${encodeURIComponent(code)}`;

export const askingLink = (search: string, words: ReactNode) => (
  <Link to={{ search }}>{words}</Link>
);

export const CodeList = ({ products }: { readonly products: readonly FinderProduct[] }) => (
  <ProductLinks
    products={products.map((product) => ({ ...product, url: askFor(product.code) }))}
    link={askingLink}
  />
);

/** Lists several matching codes. Systems and parts are separate, because visitors look for both. */
export function SeveralMatches({
  query,
  products,
  heading,
}: FoundProps & { readonly products: readonly FinderProduct[] }) {
  const shown = products.slice(0, shownAtOnce);
  const groups = [
    { title: 'Systems', members: shown.filter(({ parts }) => parts !== undefined) },
    { title: 'Cartridges and parts', members: shown.filter(({ parts }) => parts === undefined) },
  ].filter(({ members }) => members.length > 0);
  return (
    <section aria-labelledby="found" className={`below-line gap-4 ${styles.found}`}>
      <h2 id="found" ref={heading}>
        <span>{`${products.length} codes match `}</span>
        <q>{query}</q>
      </h2>
      <div className="stack gap-4">
        {groups.map(({ title, members }) => (
          <div key={title}>
            <h3>{title}</h3>
            <CodeList products={members} />
          </div>
        ))}
      </div>
      {products.length > shown.length && (
        <p className="hint">
          {`Showing the first ${shown.length}. Type more of the code to narrow the list.`}
        </p>
      )}
    </section>
  );
}

/** Offers the country that sells the code, similar codes and other ways to find a product. */
export function NoMatches({
  query,
  near,
  elsewhere,
  country,
  heading,
}: FoundProps & {
  readonly near: readonly FinderProduct[];
  readonly elsewhere: SiteEntry | undefined;
  readonly country: Country;
}) {
  return (
    <section aria-labelledby="found" className={`below-line gap-4 ${styles.found}`}>
      <h2 id="found" ref={heading}>
        {elsewhere ? (
          <span>{elsewhere.title}</span>
        ) : (
          <>
            <span>{`No products sold in ${constants.countries[country].label} match `}</span>
            <q>{query}</q>
          </>
        )}
      </h2>
      {elsewhere && (
        <p>
          <a className="onward" href={elsewhere.address}>
            See its range here
          </a>
        </p>
      )}
      {!elsewhere && near.length > 0 && (
        <div>
          <h3>Did you mean</h3>
          <CodeList products={near} />
        </div>
      )}
      <div className="prose">
        <p>
          Codes are letters and numbers, such as WH2-60 or QT10-C. Don't worry about hyphens or
          capitals. Part of the code will do, and so will a size: 10 x 2.5 inch.
        </p>
        <p className="links">
          <a className="onward" href={searchPageUrl(query) ?? '/search'}>
            Search the whole site
          </a>
          <a className="onward" href="/replacement-cartridges">
            Cartridges by type
          </a>
          <a className="onward" href="/contact-us?subject=Cartridges+and+spare+parts">
            Send us a photo
          </a>
        </p>
      </div>
    </section>
  );
}
