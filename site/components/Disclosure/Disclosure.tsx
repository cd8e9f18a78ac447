import type { ReactElement, ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** A line that opens on what stands behind it; without a script too. */
export function Disclosure({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Disclosures under one another, between hairlines. */
export function Disclosures({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.list}>{children}</div>;
}
