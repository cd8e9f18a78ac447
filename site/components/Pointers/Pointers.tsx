import type { ReactElement } from 'react';
import styles from './Pointers.module.css';

/** The few things to know, a line each. */
export function Pointers({
  pointers,
}: {
  readonly pointers: readonly string[];
}): ReactElement | null {
  if (pointers.length === 0) return null;
  return (
    <ul className={`tiles ${styles.pointers}`}>
      {pointers.map((pointer) => (
        <li key={pointer}>{pointer}</li>
      ))}
    </ul>
  );
}
