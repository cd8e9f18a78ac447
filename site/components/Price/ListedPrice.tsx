import type { NoAmount, PriceText, ShownPrice } from '../../commerce/format-price.ts';
import { classNames } from '../class-names.ts';
import styles from './ListedPrice.module.css';

type ListedPriceProps = {
  readonly price: ShownPrice | NoAmount;
  readonly className?: string | undefined;
};

/** A price in suggestions and results. Only logged-in visitors see it without GST first (SRCH-30, A-33). */
export function ListedPrice({ price, className }: ListedPriceProps) {
  const classes = classNames(styles.price, className);
  if (typeof price === 'string') {
    return (
      <span className={classes}>
        <span className={styles.label}>{price}</span>
      </span>
    );
  }
  return (
    <span className={classes}>
      <span className={styles.headline}>
        <Amount price={price} />
      </span>
      {price.beside && (
        <>
          {' '}
          <span className={styles.beside}>
            <Amount price={price.beside} />
          </span>
        </>
      )}
    </span>
  );
}

function Amount({ price }: { readonly price: PriceText }) {
  return (
    <>
      <b>{price.amount}</b> <span className={styles.label}>{price.label}</span>
    </>
  );
}
