import type { ReactElement } from 'react';
import styles from './SampleNote.module.css';

/** Says plainly that what a page tells is a placeholder, until the owner supplies the facts. */
export function SampleNote({
  what = 'page',
  partly = false,
}: {
  readonly what?: string;
  /** Only what carries an asterisk is. */
  readonly partly?: boolean;
}): ReactElement {
  return (
    <p className={styles.note}>
      <strong>Sample data.</strong>{' '}
      {partly ? 'Figures with an asterisk' : `The details of this ${what}`} are placeholders until
      Puretec confirms them.
    </p>
  );
}
