import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={`opens ${styles.disclosure}`}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
