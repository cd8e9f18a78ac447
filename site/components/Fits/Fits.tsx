import type { ReactElement } from 'react';
import { tradeSizes } from '../../../kernel/typography.ts';
import styles from './Fits.module.css';

export type Fitting = {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly discontinued?: boolean;
};

/** The systems that a part fits, by code, or any other short list of products. */
export function Fits({ products }: { readonly products: readonly Fitting[] }): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <ul className={`quiet-links ${styles.fits}`}>
      {products.map((product) => (
        <li key={product.code}>
          <a href={product.url}>
            <span className="code">{product.code}</span>
            <span>{`${tradeSizes(product.name)}${product.discontinued ? ' (Discontinued)' : ''}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
