import type { ReactElement } from 'react';
import styles from './SampleNote.module.css';

/** Where a page marks single figures instead. */
export const markedNumbers = 'Figures with an asterisk';

type SampleNoteProps = { readonly what?: string };

/** Marks placeholders until the owner supplies the facts. */
export function SampleNote({ what = 'The details of this page' }: SampleNoteProps): ReactElement {
  return (
    <p className={styles.note}>
      <strong>Sample data.</strong>{' '}
      <span>{`${what} are placeholders until Puretec confirms them.`}</span>
    </p>
  );
}

export const SampleSection = (props: SampleNoteProps): ReactElement => (
  <div className={`wrap ${styles.section}`}>
    <SampleNote {...props} />
  </div>
);
