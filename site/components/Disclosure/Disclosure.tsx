import type { ReactElement, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** A line that opens to show its content, without a script. */
export function Disclosure({ summary, children }: DisclosureProps): ReactElement {
  return (
    <details className={`opens ${styles.disclosure}`}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export function Disclosures({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="ruled">{children}</div>;
}
