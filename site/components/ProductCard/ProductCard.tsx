import { leadFreeNotStated } from '../../../kernel/certifications.ts';
import type { Country, Finish, Image, Price as PriceOf } from '../../../kernel/entry-types.ts';
import { cardSize } from '../../../kernel/image-address.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import { factAttributes, type ProductFacts } from '../../product-filter/product-facts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { CompareTick } from '../CompareTick/CompareTick.tsx';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { ProductPrice } from '../Price/Price.tsx';
import styles from './ProductCard.module.css';

export type ProductSummary = {
  readonly code: string;
  readonly formerCodes?: readonly string[];
  readonly name: string;
  readonly url: string;
  readonly image: Image;
  /** Two short facts: "60 L/min", "20 x 4.5 inch". */
  readonly facts: readonly { readonly label?: string; readonly text: string }[];
  /** "Lead Free WaterMark", which plumbers look for in a list. Absent if the product doesn't need one. */
  readonly leadFree?: string;
  readonly price: PriceOf;
  readonly sources: readonly WaterSource[];
  readonly finishes?: readonly Finish[];
  readonly discontinued: boolean;
  readonly dealerOnly: boolean;
  readonly filter?: ProductFacts;
};

/** A list says once that its other products don't state their lead-free status (LeadFreeNote). */
export const statedLeadFree = ({ leadFree }: Pick<ProductSummary, 'leadFree'>) =>
  leadFree === leadFreeNotStated ? undefined : leadFree;

export const LeadFreeNote = ({ products }: { readonly products: readonly ProductSummary[] }) =>
  products.some(({ leadFree }) => leadFree === leadFreeNotStated) && (
    <p className="hint">{leadFreeNotStated}, unless a product says so.</p>
  );

type ProductCardProps = {
  readonly product: ProductSummary;
  readonly country: Country;
  readonly level?: 3 | 4;
  /** Adds a compare checkbox. The page needs a CompareForm. */
  readonly comparable?: boolean;
};

export function ProductCard({ product, country, level = 3, comparable = false }: ProductCardProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const leadFree = comparable && statedLeadFree(product);
  const facts = [...product.facts, ...(leadFree ? [{ text: leadFree }] : [])];
  return (
    <article className={styles.card}>
      <div>
        <p className="code" translate="no">
          {product.code}
        </p>
        <Heading>
          <a className="card-link" href={product.url}>
            {product.name}
            {!product.name.includes(product.code) && (
              <span className="visually-hidden">{` ${product.code}`}</span>
            )}
          </a>
        </Heading>
        {facts.length > 0 && (
          <ul>
            {facts.map(({ label, text }) => (
              <li key={text}>
                {label && <span className="visually-hidden">{`${label}: `}</span>}
                {text}
              </li>
            ))}
          </ul>
        )}
        <Swatches finishes={product.finishes} />
        <div>
          <ProductPrice product={product} country={country} />
          {comparable && !product.dealerOnly && !product.discontinued && (
            <CompareTick code={product.code} formerCodes={product.formerCodes} />
          )}
        </div>
      </div>
      <div>
        <Picture image={product.image} width={cardSize} />
        {(product.discontinued || product.dealerOnly) && (
          <div>
            {product.discontinued && <Badge kind="discontinued" />}
            {product.dealerOnly && <Badge kind="dealer only" />}
          </div>
        )}
      </div>
    </article>
  );
}

/** The most swatches that fit a table row on a phone. If a product has more, the last place shows how many. */
const maxSwatches = 5;

export function Swatches({ finishes = [] }: { readonly finishes: readonly Finish[] | undefined }) {
  if (finishes.length === 0) return null;
  const names = finishes.map(({ name }) => name).join(', ');
  const shown = finishes.length > maxSwatches ? maxSwatches - 1 : finishes.length;
  const others = finishes.length - shown;
  return (
    <svg className="swatches" role="img" aria-label={`Finishes: ${names}`}>
      {finishes.slice(0, shown).map(({ name, colour }, at) => (
        <circle key={name} cx={9 + at * 22} cy={9} r={8} fill={colour} />
      ))}
      {others > 0 && <text className="notranslate" x={shown * 22 + 2} y={14}>{`+${others}`}</text>}
    </svg>
  );
}

export function ProductGrid({
  products,
  country,
  level = 3,
  filterable = false,
  small = false,
  again = [],
}: {
  readonly products: readonly ProductSummary[];
  /** Codes of products that another list on the page already shows. */
  readonly again?: readonly string[];
  readonly country: Country;
  readonly level?: 3 | 4;
  /** Adds the facts that the page's filter reads. */
  readonly filterable?: boolean;
  /** Smaller cards, for use among text. */
  readonly small?: boolean;
}) {
  if (products.length === 0) return null;
  return (
    <ul className={classNames('tiles', small && styles.small)}>
      {products.map((product) => (
        <li
          key={product.code}
          {...(filterable && product.filter && factAttributes(product.filter))}
          {...(again.includes(product.code) && { hidden: true, 'data-again': true })}
        >
          <ProductCard product={product} country={country} level={level} comparable={filterable} />
        </li>
      ))}
    </ul>
  );
}
