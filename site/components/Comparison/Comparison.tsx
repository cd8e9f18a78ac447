import type { ComparisonProduct, Country, Price } from '../../../kernel/entry-types.ts';
import { comparisonRows } from '../../../kernel/vocabulary.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { PrintedPrice } from '../Teaser/Teaser.tsx';
import styles from './Comparison.module.css';

export type ComparedRange = ComparisonProduct & { readonly priceOf?: Price };
type ComparisonProps = {
  readonly heading: string;
  readonly products: readonly ComparedRange[];
  readonly country: Country;
};

/** A value in words. A missing value is "Not stated", which doesn't read as "no". */
export function featureText(value: string | boolean | null): string {
  if (value === null) return 'Not stated';
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return value;
}

export const isSame = (values: readonly string[]): boolean =>
  values.every((value) => value === values[0]);

function Value({ value }: { readonly value: string | boolean | null }) {
  const className =
    value === true
      ? classNames('yes', styles.yes)
      : value === false || value === null
        ? styles.no
        : undefined;
  return <span className={className}>{featureText(value)}</span>;
}

/** The country's price text, and the product with that price if the heading links to a range. */
function ComparedPrice({
  compared: { price, priceOf, product, url },
  country,
}: {
  readonly compared: ComparedRange;
  readonly country: Country;
}) {
  const text = price[country];
  const [, before, amount] = /^(.*)\$([\d,]+\.\d{2}) INCL\. GST$/.exec(text) ?? [];
  if (amount === undefined) return <>{text}</>;
  return (
    <>
      {before}
      <PrintedPrice amount={amount} of={priceOf} country={country} />
      {product !== undefined && url !== `/${product}` && (
        <>
          {' '}
          <a href={`/${product}`} className={classNames('code', styles.product)}>
            {product}
          </a>
        </>
      )}
    </>
  );
}

/** Compares ranges or products side by side (ENT-09 to 11). "Differences only" needs no script. */
export function Comparison({ heading, products, country }: ComparisonProps) {
  const rows = comparisonRows.map(({ feature, label }) => {
    const values = products.map((product) => product.features[feature]);
    return { label, values, same: isSame(values.map(featureText)) };
  });
  return (
    <div className={`stack gap-1 ${styles.comparison}`}>
      {rows.some((row) => row.same) && (
        <label className={classNames('check', styles.switch)} data-print="no">
          <input type="checkbox" className={styles.differences} />
          Show differences only
        </label>
      )}
      <table className="side-by-side">
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.name} scope="col">
                {product.image && (
                  <Picture image={product.image} width={160} className={styles.picture} />
                )}
                {product.url === undefined ? (
                  product.name
                ) : (
                  <a href={product.url} className="tall-link">
                    {product.name}
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={row.same ? styles.same : undefined}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, index) => (
                <td key={products[index]?.name}>
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Price</th>
            {products.map((product) => (
              <td key={product.name} className={styles.price}>
                <ComparedPrice compared={product} country={country} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
