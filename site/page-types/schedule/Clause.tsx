import type { ReactElement } from 'react';
import { nbsp } from '../../../kernel/typography.ts';
import styles from './Schedule.module.css';

export function Clause({ lines }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <div className={styles.lines}>
      {lines.map((line) => {
        const [label = '', ...rest] = line.split(': ');
        return (
          <p key={line}>
            <strong>{label}</strong>
            <span>{`: ${nbsp(rest.join(': '))}`}</span>
          </p>
        );
      })}
    </div>
  );
}
