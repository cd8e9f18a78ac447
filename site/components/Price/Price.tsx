import type { Country, Price as PriceOf, ToolPrice } from '../../../kernel/entry-types.ts';
import {
  formatCents,
  priceOnRequest,
  priceWithLabel,
  throughDealers,
} from '../../commerce/format-price.ts';
import { classNames } from '../class-names.ts';
import styles from './Price.module.css';
import { exGstOf, moneyOf, visitorPrice } from './visitor-price.ts';

type CentsWithGst = Pick<Extract<PriceOf, { kind: 'priced' }>, 'kind' | 'incGstCents' | 'rating'>;
type PriceProps = {
  /** The amount without GST is optional, because the page doesn't show it. */
  readonly price: PriceOf | CentsWithGst;
  readonly country: Country;
  readonly size?: 'small' | 'large';
  /** A word to print before the amount, such as "From". */
  readonly before?: string;
};

/** A price with its label (GEN-06, A-33). site/header/client/logged-in.ts changes it for logged-in visitors. */
export function Price({ price, country, size = 'small', before }: PriceProps) {
  if (price.kind === 'not sold') return null;
  const className = classNames(styles.price, size === 'large' && styles.large);
  if (price.kind === 'on request') {
    return (
      <p className={classNames(className, styles.request)}>
        <span>{priceOnRequest}</span>
        <Rating of={price} />
      </p>
    );
  }
  return (
    <p className={className}>
      {before && <span>{`${before} `}</span>}
      <Amount {...price} country={country} />
      <Rating of={price} />
    </p>
  );
}

type AmountProps = {
  readonly incGstCents: number;
  readonly exGstCents?: number;
  readonly country: Country;
};

/** An amount and its label, inside a line of text. Logged-in visitors get the one without GST first. */
export function Amount({ incGstCents, country, ...amounts }: AmountProps) {
  const { exGstCents = exGstOf(incGstCents, country) } = amounts;
  const { amount, label, beside } = visitorPrice(incGstCents, country, exGstCents);
  return (
    <>
      <data
        value={amount.replace(/[^\d.]/g, '')}
        data-ex-gst={beside ? undefined : formatCents(exGstCents, moneyOf[country])}
      >
        {amount}
      </data>{' '}
      <span>{label}</span>
      {beside && <small data-beside="">{` ${priceWithLabel(beside)}`}</small>}
    </>
  );
}

/** The rating on its own line, after a space for screen readers that ignore lines. */
export const Rating = ({ of }: { readonly of: Pick<PriceOf, 'rating'> | undefined }) =>
  of?.rating !== undefined && (
    <>
      {' '}
      <span className={styles.rating}>{of.rating}</span>
    </>
  );

export const priceOfCents = ({ price, rating }: ToolPrice): PriceProps['price'] => ({
  ...(price === undefined
    ? ({ kind: 'on request' } as const)
    : ({ kind: 'priced', incGstCents: price } as const)),
  ...(rating !== undefined && { rating }),
});

export type PricedProduct = {
  readonly price: PriceProps['price'];
  readonly dealerOnly?: boolean;
  readonly discontinued?: boolean;
};

type ProductPriceProps = {
  readonly product: PricedProduct;
  readonly country: Country;
};

/** Dealer-only products show no public price, and discontinued products have none. */
export function ProductPrice({ product, country }: ProductPriceProps) {
  if (product.dealerOnly) return <p className="hint">{throughDealers}</p>;
  if (product.discontinued) return null;
  return <Price price={product.price} country={country} />;
}
