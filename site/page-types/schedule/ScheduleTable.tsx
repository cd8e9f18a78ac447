import { nbsp } from '../../../kernel/typography.ts';
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx';
import styles from './Schedule.module.css';
import { columns, type ScheduleRow } from './schedule-rows.ts';

type ScheduleTableProps = {
  readonly rows: readonly ScheduleRow[];
  /** Absent for an example. */
  readonly onRemove?: (code: string) => void;
};

const classOf = (column: string) => {
  if (column === 'Location') return styles.location;
  if (column === 'Certificates') return styles.certificates;
  if (/Size|Cartridges/.test(column)) return styles.whole;
  return /Flow|cost/.test(column) ? styles.number : undefined;
};

/** A price's label, which the column's head has. */
const gst = / (?:inc|ex) GST/;

/** Dimensions, what they are, and codes with their quantities: none of them breaks. */
const partsOf = (text: string) => text.split(/(?<=,) | (?=\()/);

/** Shows the note under the product's name, which leaves more room for the figures. */
export function ScheduleTable({ rows, onRemove }: ScheduleTableProps) {
  // The specifier fills in the location later.
  const isFilled = (column: (typeof columns)[number]) =>
    column === 'Location' || rows.some(({ cells }) => cells[columns.indexOf(column)] !== '');
  const [label = ''] = gst.exec(rows.flatMap(({ cells }) => cells).join()) ?? [];
  const labelOf = (column: string) => (column === 'Running cost per year' ? label : '');
  const shown = columns.filter((column) => column !== 'Note' && isFilled(column));
  return (
    <TableFrame label="Schedule">
      <table className={styles.table}>
        <caption className="visually-hidden">Water treatment schedule</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column} scope="col" className={classOf(column)}>
                <span>{column}</span>
                {labelOf(column) && <span className="hint">{label}</span>}
              </th>
            ))}
            {onRemove && (
              <th scope="col" data-print="no">
                <span className="visually-hidden">Remove</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, cells }) => {
            const cellOf = (column: (typeof columns)[number]) =>
              nbsp(cells[columns.indexOf(column)] ?? '').replace(labelOf(column), '');
            const note = cellOf('Note');
            return (
              <tr key={code}>
                <td>{cellOf('Mark')}</td>
                <th scope="row">
                  <a href={`/${code}`} className="code" translate="no">
                    {cellOf('Code')}
                  </a>
                </th>
                <td>
                  <span>{cellOf('Product')}</span>
                  {note && <p className="hint">{note}</p>}
                </td>
                {shown.slice(3).map((column) => (
                  <td
                    key={column}
                    data-label={column + labelOf(column)}
                    className={classOf(column)}
                  >
                    {cellOf(column) && (
                      <span>
                        {partsOf(cellOf(column)).flatMap((part) => [
                          <span key={part}>{part}</span>,
                          ' ',
                        ])}
                      </span>
                    )}
                  </td>
                ))}
                {onRemove && (
                  <td data-print="no">
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={`Remove ${code}`}
                      onClick={() => onRemove(code)}
                    >
                      ×
                    </button>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
}
