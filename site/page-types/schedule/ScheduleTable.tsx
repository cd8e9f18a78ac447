import type { ReactElement } from 'react';
import { nbsp } from '../../../kernel/typography.ts';
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx';
import styles from './Schedule.module.css';
import { columns, type ScheduleRow } from './schedule-rows.ts';

type ScheduleTableProps = {
  readonly rows: readonly ScheduleRow[];
  readonly onRemove: (code: string) => void;
};

export function ScheduleTable({ rows, onRemove }: ScheduleTableProps): ReactElement {
  return (
    <TableFrame label="Schedule">
      <table className={styles.table}>
        <caption className="visually-hidden">Water treatment schedule</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" data-print="no">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, cells }) => (
            <tr key={code}>
              {cells.map((cell, at) => {
                const name = columns[at];
                if (name !== 'Code') return <td key={name}>{nbsp(cell)}</td>;
                return (
                  <th key={name} scope="row">
                    <a href={`/${code}`} className="code">
                      {cell}
                    </a>
                  </th>
                );
              })}
              <td data-print="no">
                <button type="button" className={styles.remove} onClick={() => onRemove(code)}>
                  Remove<span className="visually-hidden">{` ${code}`}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
