import type { ReactElement } from 'react';
import styles from './SampleNote.module.css';

/** Says plainly that what a page tells is a placeholder, until the owner supplies the facts. */
export function SampleNote({ what = 'page' }: { readonly what?: string }): ReactElement {
  return (
    <p className={styles.note}>
      <strong>Sample data.</strong> The details of this {what} are placeholders until Puretec
      confirms them. Please check with us before you order or plan.
    </p>
  );
}
