import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { moneyOf } from '../Price/money.ts';
import { ProductPrice, type ProductSummary } from '../ProductCard/ProductCard.tsx';
import styles from './Parts.module.css';

/** A part that is sold in the country; `every` is months, absent for "as needed". */
export type PartRow = {
  readonly product: ProductSummary;
  readonly quantity: number;
  readonly every?: number;
};
export type PartsProps = {
  readonly caption: string;
  readonly rows: readonly PartRow[];
  readonly country: Country;
  /** What a year of the listed cartridges costs, in cents with GST (QLT-11). */
  readonly yearlyCents?: number | undefined;
};

/** What is replaced, when, and what it costs. */
export function Parts({ caption, rows, country, yearlyCents }: PartsProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <div className={styles.parts}>
      <table className={styles.table} data-stacks="">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" data-numeric="">
              Quantity
            </th>
            <th scope="col">Replace</th>
            <th scope="col">Price each</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ product, quantity, every }) => (
            <tr key={product.code}>
              <th scope="row">
                <a href={product.url}>
                  <span className="code">{product.code}</span> <span>{product.name}</span>
                </a>
              </th>
              <td data-numeric="" data-label="Quantity">
                {quantity}
              </td>
              <td data-label="Replace">{intervalText(every)}</td>
              <td data-label="Price each">
                <ProductPrice product={product} country={country} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {yearlyCents !== undefined && (
        <p className={styles.yearly}>
          Cartridges and lamps for a year, at these intervals:{' '}
          <strong>{formatCents(yearlyCents, moneyOf[country])}</strong> inc GST
        </p>
      )}
    </div>
  );
}
