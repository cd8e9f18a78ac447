import type { ReactNode } from 'react';
import type { Country } from '../../../kernel/entry-types.ts';
import { type CostKind, isUneven, type RunningCost } from '../../commerce/running-cost.ts';
import styles from './TenYears.module.css';
import { columns, tenYearTexts } from './ten-year-texts.ts';
import { KindSign, YearBars } from './YearBars.tsx';
import { YearlyCost } from './YearlyCost.tsx';

type TenYearsProps = {
  readonly cost: RunningCost;
  readonly country: Country;
  readonly children?: ReactNode;
};

/** Shows ten years' costs (QLT-11) as totals, and a bar for each group of equal years. */
export function TenYears({ cost, country, children }: TenYearsProps) {
  const texts = tenYearTexts(cost.usage, cost.usage.rates, country);
  const { rows, totals, perThousand, runs } = texts;
  const isRunning = cost.usage.price === undefined;
  const row = (label: string, amounts: readonly string[], kind?: CostKind) => (
    <tr key={label}>
      <th scope="row">
        {kind && <KindSign kind={kind} />}
        {label}
      </th>
      {amounts.map((amount, at) => (
        <td key={columns[at]}>{amount}</td>
      ))}
    </tr>
  );
  return (
    <>
      <YearlyCost
        {...{ cost, country }}
        lead={
          <p>
            {cost.without.length > 0 && 'At least '}
            <b>{totals.at(-1)}</b> inc GST over ten years
            {isRunning ? ' to run' : ', with the purchase'}.
          </p>
        }
      >
        {children}
      </YearlyCost>
      <table className={styles.totals}>
        <caption>
          Today's prices inc GST.
          {isUneven(cost.usage) &&
            ' Each part counts in the year you change it, so a year can differ from the average above.'}
          {isRunning && ' Running costs only, without the purchase price.'}
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((count) => (
              <th key={count} scope="col">
                {count === 1 ? '1 year' : `${count} years`}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 1 && (
          <tbody>{rows.map(({ label, amounts }) => row(label, amounts, label))}</tbody>
        )}
        <tfoot>
          {row(isRunning ? 'Running costs' : 'Total', totals)}
          {perThousand.length > 0 && row('Per 1,000\u00a0L', perThousand)}
        </tfoot>
      </table>
      {/* One bar for the only kind of cost would repeat the total. */}
      {rows.length + runs.length > 2 && (
        <>
          <h3>Year by year</h3>
          <YearBars {...texts} />
        </>
      )}
    </>
  );
}
