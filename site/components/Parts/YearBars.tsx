import { type CostKind, costKinds } from '../../commerce/running-cost.ts';
import type { TenYearTexts } from './ten-year-texts.ts';
import styles from './YearBars.module.css';

/** Each kind of cost has one colour on every page. The content policy forbids style attributes. */
const colours = ['#0c1b2a', '#094e93', '#7a5ea8', '#86381c', '#6d7d8b', '#0a625d', '#8fb8de'];
export const colourOf = (kind: CostKind) => colours[costKinds.indexOf(kind)];

export const KindSign = ({ kind }: { readonly kind: CostKind }) => (
  <svg className={styles.sign} fill={colourOf(kind)} aria-hidden="true">
    <rect />
  </svg>
);

/** A bar for each group of equal years. */
export const YearBars = ({ rows, runs, viewBox }: TenYearTexts) => (
  <div className={styles.years}>
    <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {rows.map(({ label, path }) => (
        <path key={label} stroke={colourOf(label)} d={path} />
      ))}
    </svg>
    <ol>
      {runs.map(({ label, amount }) => (
        <li key={label}>
          <span>{label}</span> <span>{amount}</span>
        </li>
      ))}
    </ol>
  </div>
);
