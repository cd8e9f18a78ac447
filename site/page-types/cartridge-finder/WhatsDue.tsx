import type { ReactNode } from 'react';
import type { Country } from '../../../kernel/entry-types.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { formatList } from '../../../kernel/format-list.ts';
import type { Rates, RunningCost } from '../../commerce/running-cost.ts';
import { type PartRow, Parts } from '../../components/Parts/Parts.tsx';
import { Amount } from '../../components/Price/Price.tsx';
import { dueDates, intervalOf, nextChange, today } from './due-dates.ts';
import styles from './FinderTool.module.css';
import { monthText } from './fitting-month.ts';
import { askingLink } from './Matches.tsx';

export type Ownership = {
  readonly perDay?: number | undefined;
  /** The day the system's parts were fitted, from the address. */
  readonly fitted?: string | undefined;
  /** True if the address has the day of the last change. */
  readonly isChanged?: boolean | undefined;
};
type DueProps = Ownership & {
  readonly rows: readonly PartRow[];
  readonly country: Country;
};

/** Lists the parts that are due today. Empty if the address has no month. */
export const dueIn = ({ rows, fitted, perDay }: Omit<DueProps, 'country'>): readonly PartRow[] =>
  rows.filter((row) => datesOf(row, fitted, perDay)?.last !== undefined);

function datesOf(row: PartRow, fitted?: string, perDay?: number) {
  const interval = intervalOf(row, perDay);
  return interval && fitted !== undefined ? dueDates(fitted, interval, today()) : undefined;
}

/** Whether the part was due in an earlier month. Visitors only give the month of fitting, so days don't matter. */
const isPast = (last = '') => last.slice(0, 7) < today().slice(0, 7);

function totalOf(due: readonly PartRow[], country: Country) {
  const prices = due.flatMap(({ product: { price }, quantity }) =>
    price.kind === 'priced' ? price.incGstCents * quantity : [],
  );
  return prices.length > 0 ? (
    <Amount incGstCents={prices.reduce((sum, cents) => sum + cents, 0)} country={country} />
  ) : undefined;
}

/** The parts that are due next, if that's within a month, and words for them. */
export function dueSoon({ rows, fitted, perDay }: DueProps) {
  const nextOf = (row: PartRow) => datesOf(row, fitted, perDay)?.next;
  const dated = rows.filter(nextOf);
  const [first = ''] = dated.flatMap((row) => nextOf(row) ?? []).toSorted();
  if (first === '' || first > nextChange(today(), { unit: 'MONTHLY', count: 1 }))
    return { first, parts: [], text: 'Nothing is due yet' };
  const parts = dated.filter((row) => nextOf(row)?.startsWith(first.slice(0, 7)));
  const [count, all] = [countOf(parts), countOf(dated)];
  const every = ['', 'The part is', 'Both parts are'][all] ?? `All ${all} parts are`;
  const some = `${count} of ${all} parts ${count === 1 ? 'is' : 'are'}`;
  return { first, parts, text: `${count === all ? every : some} due in ${monthText(first)}` };
}

const countOf = (rows: readonly PartRow[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many parts are due today, what they cost, and what that counts from. */
export function DueNow({ children, ...props }: DueProps & { readonly children: ReactNode }) {
  const { rows, fitted = '', isChanged, perDay, country } = props;
  const due = dueIn(props);
  const count = countOf(due);
  const soon = due.length > 0 ? undefined : dueSoon(props);
  const isOverdue = due.every((row) => isPast(datesOf(row, fitted, perDay)?.last));
  const total = totalOf(soon?.parts ?? due, country);
  const isTwice = due.some((row) => {
    const interval = intervalOf(row, perDay);
    return interval && nextChange(fitted, interval, 2) <= today();
  });
  return (
    <>
      <h3>
        {soon ? (
          <span>{soon.text}</span>
        ) : (
          <span className={isOverdue ? 'error' : styles.due}>
            {`${count === 1 ? '1 part' : `${count} parts`} ${isOverdue ? 'overdue' : 'due now'}`}
          </span>
        )}
        {total && (
          <>
            <span>, </span>
            <span>{total}</span>
          </>
        )}
      </h3>
      <p>
        <span>
          {fitted > today()
            ? `${monthText(fitted)} is still ahead. These dates count from then.`
            : `${isChanged ? 'Last changed' : 'Fitted'} in ${monthText(fitted)}.`}
        </span>
        {perDay && rows.some(({ litres }) => litres) && (
          <span>{` Worked out for ${formatNumber(perDay)}\u00a0L a day.`}</span>
        )}
        {isTwice && <span> Dates assume you made the earlier changes on time.</span>}{' '}
        <span>{children}</span>
      </p>
    </>
  );
}

type WhatsDueProps = DueProps & {
  /** Kits that have the cartridges in one box. */
  readonly kits: readonly PartRow[];
  readonly cost: RunningCost | undefined;
  readonly rates?: Rates | undefined;
  readonly onChanged: () => void;
};

/** A system's cartridges. If the address has a month, also says which are due today and what those cost. */
export function WhatsDue(props: WhatsDueProps) {
  const { rows, kits, fitted, perDay, country, cost, rates, onChanged } = props;
  const parts = { parts: [...rows, ...kits], country, cost, rates, link: askingLink };
  const caption = 'Cartridges and lamps';
  if (fitted === undefined) return <Parts caption={caption} {...parts} />;
  const due = dueIn(props);
  const isLate = (row: PartRow) => isPast(datesOf(row, fitted, perDay)?.last);
  const dueText = (row: PartRow) => {
    if (kits.includes(row)) return '';
    const { last, next } = datesOf(row, fitted, perDay) ?? {};
    if (last === undefined) return next && monthText(next);
    return isLate(row) ? `Overdue since ${monthText(last).replace(' ', '\u00a0')}` : 'Due now';
  };
  const nextMonth = (row: PartRow) => {
    const interval = intervalOf(row, perDay);
    return interval ? monthText(nextChange(today(), interval)) : '';
  };
  const nextText = (month: string, isOne: boolean) =>
    `Change ${isOne ? 'it' : 'them'} now and ${isOne ? "it's" : "they're"} next due in ${month}.`;
  const isOne = ({ quantity }: PartRow) => quantity === 1;
  // If all parts have the same month, shows it once.
  const [month, ...others] = new Set(due.map(nextMonth));
  const total = totalOf(due, country);
  const unpriced = due.flatMap(({ product: { code, price } }) =>
    price.kind === 'priced' ? [] : code,
  );
  return (
    <section aria-label={caption}>
      {month !== undefined && others.length === 0 && (
        <p>{nextText(month, due.length === 1 && due.every(isOne))}</p>
      )}
      <Parts
        {...parts}
        due={(row) =>
          due.includes(row) ? (
            <>
              <span className={isLate(row) ? 'error' : styles.due}>{dueText(row)}</span>{' '}
              {others.length > 0 && (
                <span className="hint">{nextText(nextMonth(row), isOne(row))}</span>
              )}
            </>
          ) : (
            dueText(row)
          )
        }
        total={
          total && (
            <tr key="total">
              <th scope="row" colSpan={2}>
                {`Total due now${unpriced.length > 0 ? `, without ${formatList(unpriced)}` : ''}`}
              </th>
              <td>{total}</td>
            </tr>
          )
        }
      >
        {due.length > 0 && (
          <p className={styles.changed} data-print="no">
            <button type="button" className="button button-quiet" onClick={onChanged}>
              I've changed them today
            </button>
          </p>
        )}
      </Parts>
    </section>
  );
}
