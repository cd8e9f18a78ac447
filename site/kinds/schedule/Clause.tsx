import type { ReactElement } from 'react';
import { unbroken } from '../../../kernel/unbroken.ts';
import styles from './Schedule.module.css';

export function Clause({ lines }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <div className={styles.lines}>
      {lines.map((line) => {
        const [label = '', ...rest] = line.split(': ');
        return (
          <p key={line}>
            <strong>{label}</strong>
            <span>{`: ${unbroken(rest.join(': '))}`}</span>
          </p>
        );
      })}
    </div>
  );
}
