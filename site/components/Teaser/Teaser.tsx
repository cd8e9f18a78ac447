import type { Country, Price, TeaserPrice } from '../../../kernel/entry-types.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { Rating } from '../Price/Price.tsx';
import { moneyOf } from '../Price/visitor-price.ts';
import styles from './Teaser.module.css';

type PrintedPriceProps = {
  readonly amount: string;
  readonly of?: Price | undefined;
  readonly country: Country;
};

/** A printed price with GST. If its product costs the same, adds the price without GST. */
export function PrintedPrice({ amount, of, country }: PrintedPriceProps) {
  const money = moneyOf[country];
  const agrees = of?.kind === 'priced' && formatCents(of.incGstCents, money) === `$${amount}`;
  return (
    <span className={styles.printed}>
      <span
        className={styles.amount}
        data-ex-gst={agrees ? formatCents(of.exGstCents, money) : undefined}
      >
        ${amount}
      </span>{' '}
      <span className={styles.label}>INCL. GST</span>
      <Rating of={of} />
    </span>
  );
}

type TeaserProps = {
  readonly teaser: TeaserPrice;
  readonly product: { readonly code: string; readonly url: string; readonly price: Price };
  readonly country: Country;
};

/** A range's teaser price (TSR-01 to 07) with its product. The price is display text and is never converted. */
export function Teaser({ teaser, product, country }: TeaserProps) {
  return (
    <p data-until={teaser.until?.[country]} data-print="no">
      {teaser.label}{' '}
      <a href={product.url} className="code" translate="no">
        {product.code}
      </a>{' '}
      <PrintedPrice amount={teaser[country]} of={product.price} country={country} />
    </p>
  );
}
