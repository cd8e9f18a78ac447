import type { ReactElement } from 'react';
import type { Country, Price as PriceOf } from '../../../kernel/contract.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { classNames } from '../class-names.ts';
import { moneyOf } from './money.ts';
import styles from './Price.module.css';

export type PriceProps = {
  /** The amount without GST is not shown, so it need not be known. */
  readonly price: PriceOf | { readonly kind: 'priced'; readonly incGstCents: number };
  readonly country: Country;
  readonly size?: 'small' | 'large';
  /** Stands before the amount: "from". */
  readonly before?: string;
};

/**
 * A price with GST and its label (GEN-06, A-33): pages are made for anonymous visitors; for those who
 * are logged in, site/header/visit/trade-prices.ts turns it into the one without GST. What is
 * not sold in the country has no price at all; no amount is ever made up.
 */
export function Price({ price, country, size = 'small', before }: PriceProps): ReactElement | null {
  if (price.kind === 'not sold') return null;
  const className = classNames(styles.price, size === 'large' && styles.large);
  if (price.kind === 'on request') {
    return <p className={classNames(className, styles.request)}>Price on request</p>;
  }
  return (
    <p className={className}>
      {before !== undefined && <span>{before} </span>}
      <data
        value={(price.incGstCents / 100).toFixed(2)}
        data-ex-gst={
          'exGstCents' in price ? formatCents(price.exGstCents, moneyOf[country]) : undefined
        }
      >
        {formatCents(price.incGstCents, moneyOf[country])}
      </data>{' '}
      <span>inc GST</span>
    </p>
  );
}
