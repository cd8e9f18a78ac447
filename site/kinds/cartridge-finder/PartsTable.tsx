import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Country } from '../../../kernel/contract.ts';
import { yearlyOfPart } from '../../../kernel/running-cost.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { moneyOf } from '../../components/Price/money.ts';
import { PriceOfCents } from '../../components/Price/PriceOfCents.tsx';
import type { FinderPart, FinderProduct } from './cartridge-data.ts';
import styles from './FinderTool.module.css';

export type PartsTableProps = {
  readonly caption: string;
  readonly rows: readonly (FinderPart & { readonly product: FinderProduct })[];
  readonly country: Country;
  /** Of all rows, in cents with GST; absent where a price is not shown. */
  readonly yearly?: number | undefined;
};

/** Parts with quantity, interval and price; where there are intervals, what a year costs. */
export function PartsTable({ caption, rows, country, yearly }: PartsTableProps): ReactElement {
  const withYear = rows.some(({ every }) => every !== undefined);
  const unpriced = rows.filter(
    ({ every, product }) => every !== undefined && product.price === undefined,
  );
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
            <th scope="col" data-numeric="">
              Price each
            </th>
            {withYear && (
              <th scope="col" data-numeric="">
                A year, inc GST
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { product, quantity, every } = row;
            const cents = yearlyOfPart(row, product.price);
            return (
              <tr key={product.code}>
                <th scope="row">
                  <Link to={{ search: `?code=${encodeURIComponent(product.code)}` }}>
                    <span className="code">{product.code}</span> <span>{product.name}</span>
                  </Link>
                </th>
                <td data-numeric="" data-label="Quantity">
                  {quantity}
                </td>
                <td data-label="Replace">{intervalText(every)}</td>
                <td data-numeric="" data-label="Price each">
                  <PriceOfCents cents={product.price} country={country} />
                </td>
                {withYear && (
                  <td data-numeric="" data-label="A year, inc GST">
                    {cents === undefined ? '–' : formatCents(cents, moneyOf[country])}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {yearly !== undefined && (
        <p className={styles.yearly}>
          Running cost at these intervals:{' '}
          <strong>{formatCents(yearly, moneyOf[country])} a year</strong>{' '}
          <span className="hint">inc GST, without fitting and delivery</span>
        </p>
      )}
      {yearly === undefined && unpriced.length > 0 && (
        <p className="hint">
          No running cost: {unpriced.map(({ product }) => product.code).join(', ')}{' '}
          {unpriced.length === 1 ? 'is' : 'are'} priced on request.
        </p>
      )}
    </div>
  );
}
