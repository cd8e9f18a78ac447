import type { ReactElement } from 'react';
import type { Finish } from '../../../kernel/contract.ts';
import styles from './Finishes.module.css';

/** The colours a product comes in. The colour is an SVG attribute: the policy allows no style attribute. */
export function Finishes({
  finishes,
}: {
  readonly finishes: readonly Finish[];
}): ReactElement | null {
  if (finishes.length === 0) return null;
  return (
    <ul className={styles.finishes}>
      {finishes.map((finish) => (
        <li key={finish.name}>
          <svg width="40" height="40" aria-hidden="true">
            <rect width="100%" height="100%" fill={finish.colour} />
          </svg>
          {finish.name}
        </li>
      ))}
    </ul>
  );
}
