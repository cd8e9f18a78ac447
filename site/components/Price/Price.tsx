import type { Country, Price as PriceOf } from '../../../kernel/contract.ts';
import {
  formatCents,
  priceOnRequest,
  priceWithLabel,
  throughDealers,
} from '../../commerce/format-price.ts';
import { classNames } from '../class-names.ts';
import styles from './Price.module.css';
import { exGstOf, moneyOf, visitorPrice } from './visitor-price.ts';

export type PriceProps = {
  /** The amount without GST isn't shown, so it's optional. */
  readonly price: PriceOf | { readonly kind: 'priced'; readonly incGstCents: number };
  readonly country: Country;
  readonly size?: 'small' | 'large';
  /** A word to print before the amount, such as "From". */
  readonly before?: string;
};

/**
 * A price and its label (GEN-06, A-33). Pages are prerendered for anonymous visitors. For logged-in ones,
 * site/header/client/logged-in.ts changes it to the price without GST, and tools render that price from the
 * start. A product that isn't sold in the country has no price.
 */
export function Price({ price, country, size = 'small', before }: PriceProps) {
  if (price.kind === 'not sold') return null;
  const className = classNames(styles.price, size === 'large' && styles.large);
  if (price.kind === 'on request') {
    return <p className={classNames(className, styles.request)}>{priceOnRequest}</p>;
  }
  return (
    <p className={className}>
      {before !== undefined && <span>{`${before} `}</span>}
      <Amount {...price} country={country} />
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

/** The price in a tool's data: cents with GST, absent for a price on request. */
export const PriceOfCents = ({
  cents,
  ...props
}: Omit<PriceProps, 'price'> & { readonly cents: number | undefined }) => (
  <Price
    price={cents === undefined ? { kind: 'on request' } : { kind: 'priced', incGstCents: cents }}
    {...props}
  />
);

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
