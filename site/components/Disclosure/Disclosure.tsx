import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** A line that opens to show its content, without a script. Lists of them have the class `ruled`. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={`opens ${styles.disclosure}`}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
