import type { ReactElement } from 'react';
import type { WaterSource } from '../../../kernel/contract.ts';
import styles from './SourceMark.module.css';

/** How the site names each water, everywhere the same. */
export const sourceNames = {
  mains: 'Mains water',
  rainwater: 'Rainwater',
  bore: 'Bore water',
  surface: 'Surface water',
  caravan: 'Caravan and RV',
} as const satisfies Record<WaterSource, string>;

/** The waters that something is for, each in its tint, so that visitors learn them. */
export function SourceMarks({
  sources,
}: {
  readonly sources: readonly WaterSource[];
}): ReactElement | null {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="For">
      {sources.map((source) => (
        <li key={source} data-source={source}>
          {sourceNames[source]}
        </li>
      ))}
    </ul>
  );
}
