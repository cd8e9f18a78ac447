import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProductPrice } from '../Price/Price.tsx';
import type { ProductSummary } from '../ProductCard/ProductCard.tsx';
import styles from './ProductTable.module.css';

type ProductTableProps = {
  readonly caption: string;
  readonly products: readonly ProductSummary[];
  readonly country: Country;
};

/** Products by code, a row each: for those who know what they look for. */
export function ProductTable({ caption, products, country }: ProductTableProps): ReactElement {
  return (
    <table className={`quiet-links ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Product</th>
          <th scope="col">Key specs</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.code}>
            <th scope="row">
              <a href={product.url}>
                <span className={`framed ${styles.thumb}`}>
                  <Picture image={{ ...product.image, alt: '' }} width={56} />
                </span>
                <span className="code">{product.code}</span>
              </a>
            </th>
            <td>
              {product.name} {product.discontinued && <Badge kind="discontinued" />}{' '}
              {product.dealerOnly && <Badge kind="dealer only" />}
            </td>
            <td className="hint">{product.facts.map((fact) => fact.text).join(', ')}</td>
            <td className={styles.price}>
              <ProductPrice product={product} country={country} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
