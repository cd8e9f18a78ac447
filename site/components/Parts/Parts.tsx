import type { ReactElement, ReactNode } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { nbsp, tradeSizes } from '../../../kernel/typography.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { formatList } from '../../tool-kit/format-list.ts';
import type { Fitting } from '../Fits/Fits.tsx';
import { Amount, type PricedProduct, ProductPrice } from '../Price/Price.tsx';
import styles from './Parts.module.css';

/** A part sold in the country. `every` is in months, absent for "as needed". */
export type PartRow = {
  readonly product: PricedProduct & Fitting;
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
  readonly caption?: string;
  readonly parts: readonly PartRow[];
  readonly country: Country;
  /** Cents including GST (QLT-11): the yearly cost of all rows, and of 1,000 litres. Absent if a price isn't shown. */
  readonly yearlyCents?: number | undefined;
  readonly costPer1000LitresCents?: number | undefined;
  /** Tools link through their router. */
  readonly link?: (url: string, words: ReactNode) => ReactElement;
};

const plainLink = (url: string, words: ReactNode) => <a href={url}>{words}</a>;

const nameOf = ({ product, quantity, sample }: PartRow) =>
  `${nbsp(tradeSizes(product.name))}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}${sample ? '*' : ''}`;

const dueText = ({ every, why }: PartRow) =>
  why === undefined ? intervalText(every) : `${intervalText(every)}: ${why}`;

/** A system's parts, when they're due and their price, then the yearly cost. */
export function Parts(props: PartsProps): ReactElement | null {
  const { caption, parts, country, yearlyCents, costPer1000LitresCents, link = plainLink } = props;
  if (parts.length === 0) return null;
  const unpriced = parts.filter(
    ({ every, product: { price, discontinued } }) =>
      every !== undefined && price.kind === 'on request' && !discontinued,
  );
  return (
    <>
      <table className={styles.parts}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Replace</th>
            <th scope="col">Price each</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.product.code}>
              <th scope="row">
                {link(
                  part.product.url,
                  <>
                    {part.isKit && <span>Or buy the kit: </span>}
                    <span className="code">{part.product.code}</span> <span>{nameOf(part)}</span>
                  </>,
                )}
              </th>
              <td>{nbsp(dueText(part))}</td>
              <td>
                <ProductPrice product={part.product} country={country} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {yearlyCents !== undefined && (
        <p className="aside">
          <span>Parts cost</span> <Amount incGstCents={yearlyCents} country={country} />{' '}
          {costPer1000LitresCents === undefined ? (
            <span>a year at these intervals.</span>
          ) : (
            <>
              <span>a year at these intervals, or from</span>{' '}
              <Amount incGstCents={costPer1000LitresCents} country={country} />{' '}
              <span>per 1,000 litres.</span>
            </>
          )}{' '}
          <span className="hint">Prices don't include fitting.</span>
        </p>
      )}
      {yearlyCents === undefined && unpriced.length > 0 && (
        <p className="hint">
          {`Ask us for a quote on ${formatList(unpriced.map(({ product }) => product.code))} to work out the yearly cost.`}
        </p>
      )}
    </>
  );
}
