import type { ReactElement } from 'react';
import type { Country, Price as PriceOf } from '../../../kernel/contract.ts';
import { formatCents, priceLine, priceOnRequest } from '../../commerce/format-price.ts';
import { classNames } from '../class-names.ts';
import { moneyOf } from './money.ts';
import styles from './Price.module.css';
import { visitorPrice } from './visitor-price.ts';

export type PriceProps = {
  /** The amount without GST is not shown, so it need not be known. */
  readonly price: PriceOf | { readonly kind: 'priced'; readonly incGstCents: number };
  readonly country: Country;
  readonly size?: 'small' | 'large';
  /** Stands before the amount: "from". */
  readonly before?: string;
};

/**
 * A price and its label (GEN-06, A-33). Pages are made for anonymous visitors; for those who
 * are logged in, site/header/visit/logged-in.ts turns it into the one without GST, and what a
 * tool draws is so from the beginning. What is not sold in the country has no price at all; no
 * amount is ever made up.
 */
export function Price({ price, country, size = 'small', before }: PriceProps): ReactElement | null {
  if (price.kind === 'not sold') return null;
  const className = classNames(styles.price, size === 'large' && styles.large);
  if (price.kind === 'on request') {
    return <p className={classNames(className, styles.request)}>{priceOnRequest}</p>;
  }
  const { amount, label, beside } = visitorPrice(price.incGstCents, country);
  return (
    <p className={className}>
      {before !== undefined && <span>{`${before} `}</span>}
      <data
        value={amount.replace(/[^\d.]/g, '')}
        data-ex-gst={
          'exGstCents' in price && !beside
            ? formatCents(price.exGstCents, moneyOf[country])
            : undefined
        }
      >
        {amount}
      </data>{' '}
      <span>{label}</span>
      {beside && <small data-beside="">{` ${priceLine(beside)}`}</small>}
    </p>
  );
}
