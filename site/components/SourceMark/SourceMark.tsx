import { type WaterSource, waters } from '../../../kernel/vocabulary.ts';
import styles from './SourceMark.module.css';

export function SourceMarks({ sources }: { readonly sources: readonly WaterSource[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="Water source">
      {sources.map((source) => (
        <li key={source} data-source={source}>
          {waters[source]}
        </li>
      ))}
    </ul>
  );
}
