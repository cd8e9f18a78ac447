import type { ReactElement } from 'react';
import type { Country, TeaserPrice } from '../../../kernel/contract.ts';
import styles from './Teaser.module.css';

/** A price that is printed, not computed: already with GST, and said so. */
export function PrintedPrice({ amount }: { readonly amount: string }): ReactElement {
  return (
    <span className={styles.printed}>
      <span className={styles.amount}>${amount}</span>{' '}
      <span className={styles.label}>INCL. GST</span>
    </span>
  );
}

/** The teaser price of a range (TSR-01 to 07), beside the product that costs it: display text, never converted. */
export function Teaser({
  teaser,
  product,
  country,
}: {
  readonly teaser: TeaserPrice;
  readonly product: { readonly code: string; readonly url: string };
  readonly country: Country;
}): ReactElement {
  return (
    <p data-until={teaser.until?.[country]}>
      {teaser.label}{' '}
      <a href={product.url} className="code">
        {product.code}
      </a>{' '}
      <PrintedPrice amount={teaser[country]} />
    </p>
  );
}
