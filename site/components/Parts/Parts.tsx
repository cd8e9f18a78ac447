import type { ReactElement, ReactNode } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { nbsp, tradeSizes } from '../../../kernel/typography.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { yearlyOfPart } from '../../commerce/running-cost.ts';
import { formatList } from '../../tool-kit/format-list.ts';
import { visitorPrice } from '../Price/visitor-price.ts';
import { type PricedProduct, ProductPrice } from '../ProductPrice/ProductPrice.tsx';
import styles from './Parts.module.css';

type PartProduct = PricedProduct & {
  readonly code: string;
  readonly name: string;
  readonly url: string;
};
/** A part sold in the country. `every` is in months, absent for "as needed". */
export type PartRow = {
  readonly product: PartProduct;
  readonly quantity: number;
  readonly every?: number;
  /** Why the interval differs from the part's own. */
  readonly why?: string;
  /** A kit that has other parts of the product in one box. */
  readonly isKit?: true;
  /** A placeholder in a product that is otherwise known. */
  readonly sample?: true;
};
type PartsProps = {
  readonly caption: string;
  readonly rows: readonly PartRow[];
  readonly country: Country;
  /** The yearly cost of all rows, in cents including GST (QLT-11). Absent if a price isn't shown. */
  readonly yearlyCents?: number | undefined;
  /** Tools link through their router. */
  readonly link: (url: string, words: ReactNode) => ReactElement;
};

const yearlyOf = (row: PartRow): number | undefined => {
  const { price, dealerOnly } = row.product;
  return price.kind === 'priced' && !dealerOnly ? yearlyOfPart(row, price.incGstCents) : undefined;
};

/** The parts to replace, when, and their price. Adds the yearly cost if any part has an interval. */
export function Parts(props: PartsProps): ReactElement | null {
  const { caption, rows, country, yearlyCents, link } = props;
  if (rows.length === 0) return null;
  const withYear = rows.some(({ every }) => every !== undefined);
  const unpriced = rows.filter(
    ({ every, product: { price, discontinued } }) =>
      every !== undefined && price.kind === 'on request' && !discontinued,
  );
  // Every price has the same label.
  const { label } = visitorPrice(0, country);
  const money = (cents: number) => visitorPrice(cents, country).amount;
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
                {`Per year, ${label}`}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { product, quantity, every } = row;
            const cents = yearlyOf(row);
            return (
              <tr key={product.code}>
                <th scope="row">
                  {link(
                    product.url,
                    <>
                      <span className="code">{product.code}</span>{' '}
                      <span>{nbsp(tradeSizes(product.name))}</span>
                    </>,
                  )}
                </th>
                <td data-numeric="" data-label="Quantity">
                  {quantity}
                </td>
                <td data-label="Replace">{nbsp(intervalText(every))}</td>
                <td data-numeric="" data-label="Price each">
                  <ProductPrice product={product} country={country} />
                </td>
                {withYear && (
                  <td data-numeric="" data-label={`Per year, ${label}`}>
                    {cents === undefined ? '–' : money(cents)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {yearlyCents !== undefined && (
        <p className={styles.yearly}>
          Running cost: <strong>{`${money(yearlyCents)} a year`}</strong>{' '}
          <span className="hint">{`${label}, at these intervals. Excludes fitting and delivery.`}</span>
        </p>
      )}
      {yearlyCents === undefined && unpriced.length > 0 && (
        <p className="hint">
          {`Ask us for a quote on ${formatList(unpriced.map(({ product }) => product.code))} to work out the running cost.`}
        </p>
      )}
    </div>
  );
}
