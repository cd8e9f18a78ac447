import { useId } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { formatList } from '../../../kernel/format-list.ts';
import type { Rates, RunningCost } from '../../commerce/running-cost.ts';
import { type PartRow, Parts } from '../../components/Parts/Parts.tsx';
import { Amount } from '../../components/Price/Price.tsx';
import { monthText } from '../../search/due-question.ts';
import { dueDates, intervalOf, today } from './due-dates.ts';
import { askingLink } from './Matches.tsx';

export type Ownership = {
  /** Litres a day, if known. */
  readonly perDay?: number | undefined;
  /** The day its parts were fitted, from the address. */
  readonly fitted?: string | undefined;
};
type WhatsDueProps = Ownership & {
  readonly system: string;
  readonly rows: readonly PartRow[];
  readonly country: Country;
  readonly cost: RunningCost | undefined;
  readonly rates?: Rates | undefined;
};

/** Lists a system's cartridges and, if the address has the month, what's due, its cost and where to buy it. */
export function WhatsDue(props: WhatsDueProps) {
  const id = useId();
  const { system, rows, fitted, perDay, country, cost, rates } = props;
  const parts = { parts: rows, country, cost, rates, link: askingLink };
  const caption = `Cartridges and lamps for ${system}`;
  if (fitted === undefined) return <Parts caption={caption} {...parts} />;
  const datesOf = (row: PartRow) => {
    const interval = intervalOf(row, perDay);
    return interval && dueDates(fitted, interval, today());
  };
  const due = rows.filter((row) => datesOf(row)?.last !== undefined);
  const dueText = (row: PartRow) => {
    const dates = datesOf(row);
    return (
      dates &&
      (dates.last === undefined
        ? monthText(dates.next)
        : `Was due in ${monthText(dates.last)}. Due again in ${monthText(dates.next)}`)
    );
  };
  const prices = due.flatMap(({ product: { price }, quantity }) =>
    price.kind === 'priced' ? price.incGstCents * quantity : [],
  );
  const unknown = due.flatMap(({ product: { code, price } }) =>
    price.kind === 'priced' ? [] : code,
  );
  return (
    <section aria-labelledby={id} className="column">
      <h3 id={id}>{due.length > 0 ? 'Due now' : 'Nothing is due yet'}</h3>
      <p>
        <span>
          {fitted > today()
            ? `${monthText(fitted)} is still ahead. These dates count from then.`
            : `Fitted in ${monthText(fitted)}.`}
        </span>
        {perDay && rows.some(({ litres }) => litres) && (
          <span>{` Worked out for ${formatNumber(perDay)}\u00a0L a day.`}</span>
        )}
      </p>
      <Parts
        {...parts}
        due={dueText}
        total={
          prices.length > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {`Total due now${unknown.length > 0 ? `, without ${formatList(unknown)}` : ''}`}
              </th>
              <td>
                <Amount
                  incGstCents={prices.reduce((sum, cents) => sum + cents, 0)}
                  country={country}
                />
              </td>
            </tr>
          )
        }
      />
      {due.length > 0 && (
        <p className="actions" data-print="no">
          <a
            className="button"
            href={`/stores?part=${due.map(({ product }) => product.code).join(',')}&for=Cartridges`}
          >
            Where to buy what's due
          </a>
          <span className="hint">Changed them since? Make a new sticker.</span>
        </p>
      )}
    </section>
  );
}
