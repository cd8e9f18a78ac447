import type { ReactElement, ReactNode } from 'react';
import { constants } from '#generated/constants.ts';
import type { Country, Image } from '../../../kernel/entry-types.ts';
import { formatList } from '../../../kernel/format-list.ts';
import { imageUrl, productSource, thumbnailUrl } from '../../../kernel/image-address.ts';
import { nbsp, tradeSizes } from '../../../kernel/typography.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import type { Rates, RunningCost } from '../../commerce/running-cost.ts';
import { type PricedProduct, ProductPrice } from '../Price/Price.tsx';
import { type LinkedProduct, plainLink } from '../ProductLinks/ProductLinks.tsx';
import styles from './Parts.module.css';
import { YearlyCost } from './YearlyCost.tsx';

/** A part sold in the country. `every` is in months, absent for "as needed". */
export type PartRow = {
  readonly product: PricedProduct & LinkedProduct & { readonly image?: Pick<Image, 'source'> };
  readonly quantity: number;
  readonly every?: number;
  readonly litres?: number;
  /** Why the product's interval differs from the part's own. */
  readonly why?: string;
  /** True for a kit that has other parts of the product in one box. */
  readonly isKit?: true;
  /** The contents of a kit's box, if a table of due parts shows them. */
  readonly contents?: string;
  /** True if the part is a placeholder, although the rest of the product is known. */
  readonly sample?: true;
};
type PartsProps = {
  readonly caption?: string;
  readonly parts: readonly PartRow[];
  readonly country: Country;
  /** The running cost of the product that takes the parts (QLT-11). Absent if no price is known. */
  readonly cost?: RunningCost | undefined;
  /** Says when each part is due, instead of its interval. */
  readonly due?: ((part: PartRow) => ReactNode) | undefined;
  readonly total?: ReactNode;
  /** Comes between the table and the yearly cost. */
  readonly children?: ReactNode;
  readonly rates?: Rates | undefined;
  /** True if the product's running cost is elsewhere on the page. */
  readonly hasCost?: boolean;
  /** Draws a link. Tools pass one that uses their router. */
  readonly link?: (url: string, words: ReactNode) => ReactElement;
};

const unbroken = (words: string) => nbsp(words).replaceAll('O-ring', 'O\u2011ring');

/** Without the code, which is in front of it. */
const nameOf = ({ product: { code, name }, quantity, sample }: PartRow) =>
  `${unbroken(tradeSizes(name.replace(` ${code}`, '')))}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}${sample ? '*' : ''}`;

/** The gallery's own address for a drawing, because every product page carries these bytes. */
function pictureOf({ product: { code, image } }: PartRow): string {
  const source = image?.source ?? productSource(code);
  return source.endsWith('.svg') ? imageUrl(source, {}) : thumbnailUrl(source, constants.images);
}

const dueText = ({ every, litres, why }: PartRow) =>
  [intervalText(every, litres), ...(why === undefined ? [] : [why])].join(': ');

/** Lists a system's parts with due dates and prices, then the yearly cost. */
export function Parts(props: PartsProps): ReactElement | null {
  const {
    caption,
    parts,
    country,
    cost,
    rates,
    hasCost = cost !== undefined,
    link = plainLink,
    children,
  } = props;
  if (parts.length === 0) return cost ? <YearlyCost {...{ cost, country, rates }} /> : null;
  // A kit isn't part of the total.
  const isApart = ({ isKit }: PartRow) => isKit === true && Boolean(props.total);
  const rowOf = (part: PartRow) => (
    <tr key={part.product.code}>
      <th scope="row">
        {link(
          part.product.url,
          <>
            <img src={pictureOf(part)} width={800} height={800} alt="" loading="lazy" />
            {part.isKit && <span>Or buy the kit: </span>}
            <span className="code" translate="no">
              {part.product.code}
            </span>{' '}
            <span>{nameOf(part)}</span>
          </>,
        )}
        {part.contents && <span className="hint">{` ${unbroken(part.contents)}`}</span>}
      </th>
      <td>{props.due?.(part) ?? nbsp(dueText(part))}</td>
      <td>
        <ProductPrice product={part.product} country={country} />
        {part.quantity > 1 && part.product.price.kind === 'priced' && (
          <span className="hint">each</span>
        )}
      </td>
    </tr>
  );
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
            <th scope="col">{props.due ? 'Due' : 'Replace'}</th>
            <th scope="col">
              Price <span>inc GST</span>
            </th>
          </tr>
        </thead>
        <tbody>{parts.filter((part) => !isApart(part)).map(rowOf)}</tbody>
        {props.total && <tfoot>{[props.total, ...parts.filter(isApart).map(rowOf)]}</tfoot>}
      </table>
      {children}
      {cost && <YearlyCost {...{ cost, country, rates }} />}
      {!hasCost && unpriced.length > 0 && (
        <p className="hint">
          {`Ask us for a quote on ${formatList(unpriced.map(({ product }) => product.code))} to work out the yearly cost.`}
        </p>
      )}
    </>
  );
}
