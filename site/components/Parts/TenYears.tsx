import type { ReactNode } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { costKinds, isUneven, type RunningCost } from '../../commerce/running-cost.ts';
import styles from './TenYears.module.css';
import { columns, tenYearTexts } from './ten-year-texts.ts';
import { YearlyCost } from './YearlyCost.tsx';

type TenYearsProps = {
  readonly cost: RunningCost;
  readonly country: Country;
  readonly children?: ReactNode;
};

/** Each kind of cost has one colour on every page. The content policy forbids style attributes. */
const colours = ['#0c1b2a', '#094e93', '#7a5ea8', '#86381c', '#6d7d8b', '#0a625d', '#8fb8de'];
const colourOf = (label: (typeof costKinds)[number]) => colours[costKinds.indexOf(label)];

/** Shows ten years' costs (QLT-11) as totals, and a bar for each run of equal years. */
export function TenYears({ cost, country, children }: TenYearsProps) {
  const texts = tenYearTexts(cost.usage, cost.usage.rates, country);
  const { rows, totals, perThousand, runs, viewBox } = texts;
  const row = (label: ReactNode, amounts: readonly string[], key?: string) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {amounts.map((amount, at) => (
        <td key={columns[at]}>{amount}</td>
      ))}
    </tr>
  );
  return (
    <>
      <YearlyCost {...{ cost, country }}>{children}</YearlyCost>
      <table className={styles.totals}>
        <caption>
          Today's prices inc GST. We count parts in the year they're due.
          {isUneven(cost.usage) && ' The average above spreads them.'}
          {cost.usage.price === undefined &&
            " The purchase price isn't known, so it isn't included."}
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
        <tbody>
          {rows.map(({ label, amounts }) =>
            row(
              <>
                <svg fill={colourOf(label)} aria-hidden="true">
                  <rect />
                </svg>
                {label}
              </>,
              amounts,
              label,
            ),
          )}
        </tbody>
        <tfoot>
          {row('Total', totals)}
          {perThousand.length > 0 && row('Per 1,000\u00a0L', perThousand)}
        </tfoot>
      </table>
      <h3>Year by year</h3>
      <div className={styles.years}>
        <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
          {rows.map(({ label, path }) => (
            <path key={label} stroke={colourOf(label)} d={path} />
          ))}
        </svg>
        <ol>
          {runs.map(({ label, amount }) => (
            <li key={label}>
              <span>{label}</span> {amount}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
