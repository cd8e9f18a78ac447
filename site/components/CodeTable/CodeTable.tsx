import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import type { Image, SpecificationName } from '../../../kernel/contract.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import styles from './CodeTable.module.css';

export type CodeTableProps = {
  readonly caption: string;
  /** The page's main list, whose heading says what it is. */
  readonly isList?: boolean;
  readonly columns: readonly (Pick<SpecificationName, 'id' | 'label' | 'unit'> & {
    readonly type?: SpecificationName['type'];
    /** The values of the list's Sort that this head chooses, the first click's first. */
    readonly sort?: readonly string[];
    /** The cells are clear without their label, which a narrow window then leaves out. */
    readonly isClear?: boolean;
  })[];
  readonly rows: readonly {
    readonly code: string;
    readonly image?: Image;
    readonly attributes?: HTMLAttributes<HTMLTableRowElement>;
    /** In the order of the columns after the code. */
    readonly cells: readonly ReactNode[];
  }[];
};

/** Products by code, a row each, with columns to compare. In a narrow window each row is a block of labels and values. */
export function CodeTable({ caption, isList, columns, rows }: CodeTableProps): ReactElement {
  const table = (
    <table className={`quiet-links ${styles.table}`}>
      <caption className={classNames(isList && 'visually-hidden')}>{caption}</caption>
      {isList && (
        <colgroup>
          {columns.map(({ id, type = 'text' }) => (
            <col key={id} className={id === 'name' ? undefined : (styles[id] ?? styles[type])} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map(({ id, label, unit, type, sort }) => (
            <th
              key={id}
              scope="col"
              className={classNames(type === 'number' && styles.number)}
              data-sort={sort?.join(' ')}
            >
              {id === 'compare' ? <b className="visually-hidden">{label}</b> : label}
              {unit !== undefined && <span> {unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, image, attributes, cells }) => (
          <tr key={code} {...attributes}>
            <th scope="row">
              <a href={`/${code}`}>
                {image && (
                  <span className={`framed ${styles.thumb}`}>
                    <Picture image={{ ...image, alt: '' }} width={56} />
                  </span>
                )}
                <span className="code">{code}</span>
              </a>
            </th>
            {columns.slice(1).map(({ id, label, unit, type, isClear }, index) => (
              <td
                key={id}
                className={classNames(type === 'number' && styles.number)}
                data-label={isClear ? undefined : label}
                data-unit={unit}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isList ? <TableFrame label={caption}>{table}</TableFrame> : table;
}
