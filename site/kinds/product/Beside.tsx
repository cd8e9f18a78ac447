import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { ProductPrice } from '../../components/ProductPrice/ProductPrice.tsx';
import styles from './Beside.module.css';

export type Neighbour = { readonly as?: string; readonly product: ProductSummary };

/** One size down, one up, and related products, each with picture, code, name, one fact and price. */
export function Beside({
  neighbours,
  country,
}: {
  readonly neighbours: readonly Neighbour[];
  readonly country: Country;
}): ReactElement {
  return (
    <ul className={styles.beside}>
      {neighbours.map(({ as, product }) => (
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
