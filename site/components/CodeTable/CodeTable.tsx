import type { HTMLAttributes, ReactNode } from 'react';
import type { Image, SpecificationName } from '../../../kernel/entry-types.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import styles from './CodeTable.module.css';

export type CodeTableProps = {
  readonly caption: string;
  readonly isList?: boolean;
  readonly columns: readonly (Pick<SpecificationName, 'id' | 'label' | 'unit'> & {
    readonly type?: SpecificationName['type'];
    readonly sort?: readonly string[];
    /** A narrow window leaves out the label, because the cells are clear without it. */
    readonly isClear?: boolean;
    readonly isWide?: boolean;
  })[];
  readonly rows: readonly {
    readonly code: string;
    readonly image?: Image;
    readonly attributes?: HTMLAttributes<HTMLTableRowElement>;
    readonly cells: readonly ReactNode[];
  }[];
};

export function CodeTable({ caption, isList, columns, rows }: CodeTableProps) {
  const classOf = ({ id, type, isWide }: CodeTableProps['columns'][number]) =>
    classNames(type && styles[type], isList && styles[id], isWide && styles.wide);
  const table = (
    <table className={`quiet-links ${styles.table}`}>
      <caption className={classNames(isList && 'visually-hidden')}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classOf(column)}
              data-sort={column.sort?.join(' ')}
            >
              {column.label}
              {column.unit !== undefined && <span> {column.unit}</span>}
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
                    <Picture image={{ ...image, alt: '' }} width={64} />
                  </span>
                )}
                <span className="code">{code}</span>
              </a>
            </th>
            {columns.slice(1).map((column, index) => (
              <td
                key={column.id}
                className={classOf(column)}
                data-label={column.isClear ? undefined : column.label}
                data-unit={column.unit}
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
