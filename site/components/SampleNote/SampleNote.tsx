import type { ReactElement } from 'react';
import styles from './SampleNote.module.css';

/** Where a page marks single figures instead. */
export const markedFigures = 'Figures with an asterisk';

/** Says plainly that what a page tells is a placeholder, until the owner supplies the facts. */
export function SampleNote({
  what = 'The details of this page',
}: {
  readonly what?: string;
}): ReactElement {
  return (
    <p className={styles.note}>
      <strong>Sample data.</strong>{' '}
      <span>{`${what} are placeholders until Puretec confirms them.`}</span>
    </p>
  );
}
