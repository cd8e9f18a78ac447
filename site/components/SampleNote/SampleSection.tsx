import type { ReactElement } from 'react';
import { SampleNote } from './SampleNote.tsx';
import styles from './SampleSection.module.css';

/** The note in a place of its own, among the sections of a page. */
export function SampleSection({ what }: { readonly what?: string }): ReactElement {
  return (
    <div className={`wrap ${styles.section}`}>
      <SampleNote {...(what !== undefined && { what })} />
    </div>
  );
}
