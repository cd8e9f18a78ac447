import type { ReactElement, ReactNode } from 'react';
import { nbsp } from '../../../kernel/typography.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { classNames } from '../../components/class-names.ts';
import { ProductPicture } from '../../components/Picture/Picture.tsx';
import { markedNumbers, SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { formatList } from '../../tool-kit/format-list.ts';
import styles from './CompareTable.module.css';
import type { CompareProduct } from './compare-data.ts';
import type { Cell, CompareRow, RowGroup } from './compare-rows.ts';

type CompareTableProps = {
  readonly products: readonly CompareProduct[];
  readonly groups: readonly RowGroup[];
  readonly onRemove: (code: string) => void;
  /** Shown above the table. */
  readonly aside: ReactNode;
};

/** Products as columns, facts as rows. The head stays while the rows scroll. */
export function CompareTable(props: CompareTableProps): ReactElement {
  const { products, groups, onRemove, aside } = props;
  return (
    <>
      {aside}
      <section className={styles.frame} aria-label="Comparison: table">
        <table className={styles.table} data-narrow={products.length > 2 ? '' : undefined}>
          <caption className="visually-hidden">
            {`${products.map(({ code }) => code).join(', ')} side by side`}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <th key={product.code} scope="col">
                  <Head product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.id} row={row} products={products} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {groups.length === 0 && <p>No differences: these products match in every row.</p>}
      <Samples products={products} groups={groups} />
    </>
  );
}

/** Says which facts are placeholders: all of a product's, or those with an asterisk. */
function Samples({
  products,
  groups,
}: Pick<CompareTableProps, 'products' | 'groups'>): ReactElement | null {
  const codes = products.flatMap(({ code, sample }) => (sample ? [code] : []));
  const whole = codes.length > 0 ? `The details for ${formatList(codes)}` : undefined;
  const marked = groups.some(({ rows }) =>
    rows.some(({ cells }) => cells.some(({ isSample }) => isSample)),
  );
  const what =
    whole !== undefined && marked
      ? `${whole}, and figures marked with an asterisk,`
      : (whole ?? (marked ? markedNumbers : undefined));
  return what === undefined ? null : <SampleNote what={what} />;
}

type HeadProps = {
  readonly product: CompareProduct;
  readonly onRemove: (code: string) => void;
};

function Head({ product, onRemove }: HeadProps): ReactElement {
  const { code, name, image, discontinued } = product;
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        <ProductPicture code={code} image={image} />
      </span>
      <a href={`/${code}`}>
        <span className="code">{code}</span>
        <span className={styles.name}>{name}</span>
      </a>
      {discontinued && <Badge kind="discontinued" />}
      <button
        type="button"
        className={`link-button ${styles.remove}`}
        data-print="no"
        onClick={() => onRemove(code)}
      >
        Remove<span className="visually-hidden">{` ${code}`}</span>
      </button>
    </div>
  );
}

type RowProps = {
  readonly row: CompareRow;
  readonly products: readonly CompareProduct[];
};

function Row({ row, products }: RowProps): ReactElement {
  const { label, unit, cells, isSame, isNumeric } = row;
  return (
    <tr className={isSame ? undefined : styles.differs}>
      <th scope="row">
        <span>{label}</span>
        {unit !== undefined && <span className="hint">{` ${unit}`}</span>}
      </th>
      {products.map(({ code }, column) => (
        <td key={code} data-code={code} className={isNumeric ? styles.figure : undefined}>
          <Value cell={cells[column] ?? { text: '', isSilent: true }} />
        </td>
      ))}
    </tr>
  );
}

function Value({
  cell: { text, mark, isSilent, isSample },
}: {
  readonly cell: Cell;
}): ReactElement {
  return (
    <span
      className={classNames(
        mark === 'yes' && 'yes',
        mark === 'no' && styles.no,
        isSilent && styles.silent,
      )}
    >
      {isSample ? `${nbsp(text)}*` : nbsp(text)}
    </span>
  );
}
