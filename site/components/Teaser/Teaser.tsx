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

/** The teaser price of a range (TSR-01 to 07): display text, never converted. */
export function Teaser({
  teaser,
  country,
}: {
  readonly teaser: TeaserPrice;
  readonly country: Country;
}): ReactElement {
  return (
    <p className={styles.teaser} data-until={teaser.until?.[country]}>
      <span className={styles.name}>{teaser.label}</span>
      <PrintedPrice amount={teaser[country]} />
    </p>
  );
}
