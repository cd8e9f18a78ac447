import type { ReactElement } from 'react';
import { formatCents } from '../../commerce/format-price.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { moneyOf } from '../../components/Price/visitor-price.ts';
import { ProductPrice } from '../../components/ProductPrice/ProductPrice.tsx';
import { formatList } from '../../tool-kit/format-list.ts';
import styles from './Product.module.css';
import type { ProductProps } from './Product.tsx';

/** A system's parts, when they're due and their price, then the yearly cost. */
export function PartList(props: ProductProps): ReactElement {
  const { parts, country, yearlyCents, thousandCents } = props;
  const money = (cents: number) => formatCents(cents, moneyOf[country]);
  const unpriced = parts.filter(
    ({ every, product: { price, discontinued } }) =>
      every !== undefined && price.kind === 'on request' && !discontinued,
  );
  return (
    <>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Replace</th>
            <th scope="col">Price each</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ product, quantity, every, why, sample }) => (
            <tr key={product.code}>
              <th scope="row">
                <a href={product.url}>
                  <span className="code">{product.code}</span> {product.name}
                  {quantity > 1 && ` ×\u00a0${quantity}`}
                  {sample && '*'}
                </a>
              </th>
              <td>
                {intervalText(every)}
                {why && `: ${why}`}
              </td>
              <td>
                <ProductPrice product={product} country={country} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {yearlyCents !== undefined && (
        <p className={styles.cost}>
          <strong>{money(yearlyCents)} a year</strong> in parts
          {thousandCents !== undefined && (
            <>
              , from <strong>{money(thousandCents)}</strong> per 1,000 litres
            </>
          )}{' '}
          <span className="hint">inc GST, at these intervals, excluding fitting</span>
        </p>
      )}
      {yearlyCents === undefined && unpriced.length > 0 && (
        <p className="hint">
          Ask us for a quote on {formatList(unpriced.map(({ product }) => product.code))} to work
          out the yearly cost.
        </p>
      )}
    </>
  );
}
