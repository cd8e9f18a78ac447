import type { NoAmount, PriceText, ShownPrice } from '../../commerce/format-price.ts';
import { classNames } from '../class-names.ts';
import styles from './ListedPrice.module.css';

type ListedPriceProps = {
  readonly price: ShownPrice | NoAmount;
  readonly className?: string | undefined;
};

/** A price in suggestions and results. Only logged-in visitors see it without GST first (SRCH-30, A-33). */
export const ListedPrice = ({ price, className }: ListedPriceProps) => (
  <span className={classNames(styles.price, className)}>
    {typeof price === 'string' ? (
      <span className={styles.label}>{price}</span>
    ) : (
      <>
        <Amount price={price} className={styles.headline} />{' '}
        {price.beside && <Amount price={price.beside} className={styles.beside} />}
      </>
    )}
  </span>
);

type AmountProps = { readonly price: PriceText; readonly className: string | undefined };

const Amount = ({ price, className }: AmountProps) => (
  <span className={className}>
    <b>{price.amount}</b> <span className={styles.label}>{price.label}</span>
  </span>
);
