import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

type TableFrameProps = {
  readonly label: string;
  readonly children: ReactNode;
};

/** Lets a wide table scroll inside its frame, by keyboard too, with a shadow where it continues. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take focus
    <section className={styles.frame} aria-label={`${label}: table`} tabIndex={0}>
      {children}
    </section>
  );
}
