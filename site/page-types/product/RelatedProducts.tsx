import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { ProductPrice } from '../../components/ProductPrice/ProductPrice.tsx';
import styles from './RelatedProducts.module.css';

export type RelatedProduct = { readonly as?: string; readonly product: ProductSummary };

type RelatedProductsProps = {
  readonly related: readonly RelatedProduct[];
  readonly country: Country;
};

/** Related products, one size up and one down, each with picture, code, name, one fact and price. */
export function RelatedProducts({ related, country }: RelatedProductsProps): ReactElement {
  return (
    <ul className={styles.related}>
      {related.map(({ as, product }) => (
        <li key={product.code}>
          <Picture image={product.image} width={160} />
          {as !== undefined && <b>{as}</b>}
          <a className="card-link" href={product.url}>
            <span className="code">{product.code}</span> {product.name}
          </a>
          {product.facts[0]?.text}
          <ProductPrice product={product} country={country} />
        </li>
      ))}
    </ul>
  );
}
