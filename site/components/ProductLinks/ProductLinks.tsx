import type { ReactElement, ReactNode } from 'react';
import { tradeSizes } from '../../../kernel/typography.ts';
import styles from './ProductLinks.module.css';

export type LinkedProduct = {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly discontinued?: boolean;
};

type ProductLinksProps = {
  readonly products: readonly LinkedProduct[];
  readonly link?: (url: string, words: ReactNode) => ReactElement;
};

export const plainLink = (url: string, words: ReactNode) => <a href={url}>{words}</a>;

export function ProductLinks({ products, link = plainLink }: ProductLinksProps) {
  if (products.length === 0) return null;
  return (
    <ul className={`quiet-links ${styles.fits}`}>
      {products.map((product) => (
        <li key={product.code}>
          {link(
            product.url,
            <>
              <span className="code" translate="no">
                {product.code}
              </span>
              <span>{`${tradeSizes(product.name)}${product.discontinued ? ' (Discontinued)' : ''}`}</span>
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
