import type { ReactElement } from 'react';
import type { Section } from '../../../kernel/contract.ts';
import { InlineText } from '../RichText/RichText.tsx';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import styles from './DataTable.module.css';

type DataTableProps = { readonly table: NonNullable<Section['table']> };

/** A table of an editorial page; the first column heads the rows. */
export function DataTable({ table }: DataTableProps): ReactElement {
  return (
    <TableFrame label={table.caption}>
      <table className={styles.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
            <tr key={place}>
              {row.map((cell, index) => {
                const key = table.columns[index] ?? index;
                return index === 0 ? (
                  <th key={key} scope="row">
                    <InlineText nodes={cell} />
                  </th>
                ) : (
                  <td key={key}>
                    <InlineText nodes={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
