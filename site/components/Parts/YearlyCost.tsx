import type { ReactNode } from 'react';
import type { Country } from '../../../kernel/entry-types.ts';
import { formatNumber } from '../../../kernel/format.ts';
import {
  kwhPerYear,
  peopleText,
  type Rates,
  type RunningCost,
  type Usage,
  yearlyCents,
} from '../../commerce/running-cost.ts';
import { Amount } from '../Price/Price.tsx';
import styles from './Parts.module.css';

/** The usage without names, because every product page carries these bytes. Translation changes the rates in the text. */
export const printedUsage = ({ price, items, watts, perLitre, people, rates }: Usage) =>
  [price ?? null, watts, perLitre, people, items, rates.kWh, rates.day] as const;

type CostProps = {
  readonly cost: RunningCost;
  readonly country: Country;
  /** The visitor's own rates. */
  readonly rates?: Rates | undefined;
  /** Comes before the yearly cost. */
  readonly lead?: ReactNode;
  /** More about the running cost. */
  readonly children?: ReactNode;
};

/** Shows a year's cost and what it includes. The product page's script lets visitors change the rates. */
export function YearlyCost({ cost, country, rates = cost.usage.rates, lead, children }: CostProps) {
  const { basis, usage, without } = cost;
  const people = Math.round(((usage.people * rates.day) / usage.rates.day) * 10) / 10;
  const use = formatNumber(kwhPerYear(usage, rates));
  const figures = { kWh: rates.kWh, day: formatNumber(rates.day), people: peopleText(people), use };
  const isFigure = (name: string): name is keyof typeof figures => name in figures;
  return (
    <div className={`aside ${styles.cost}`} data-usage={JSON.stringify(printedUsage(usage))}>
      {lead}
      <p>
        <span>{without.length > 0 ? 'Running it costs at least' : 'Running it costs'}</span>{' '}
        <Amount incGstCents={yearlyCents(usage, rates)} country={country} /> a year on average.
      </p>
      <p className="hint">
        {basis.split(/[{}]/).map((piece) =>
          isFigure(piece) ? (
            <span key={piece} data-rate={piece}>
              {figures[piece]}
            </span>
          ) : (
            piece
          ),
        )}
      </p>
      {children}
    </div>
  );
}
