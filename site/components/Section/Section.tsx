import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Section.module.css';

export type SectionProps = {
  /** Stands in the page's fragments; also names the heading. */
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  /** `split`: the heading in a column of its own, as in a technical manual. */
  readonly layout?: 'stack' | 'split';
  readonly tone?: 'paper' | 'mist';
  /** Left out on paper. */
  readonly screenOnly?: boolean;
  /** No region of its own among the landmarks: for pages of many short parts. */
  readonly quiet?: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page under an h2, hung from a rule whose first stretch carries the page's tint. */
export function Section(props: SectionProps): ReactElement {
  const { id, heading, intro, layout = 'stack', tone = 'paper', screenOnly = false } = props;
  const headingId = props.quiet ? undefined : `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        layout === 'split' ? styles.split : styles.stack,
        tone === 'mist' && styles.mist,
      )}
      data-print={screenOnly ? 'no' : undefined}
    >
      <div className="wrap">
        <div>
          <h2 id={headingId}>{heading}</h2>
          {intro !== undefined && <p>{intro}</p>}
          {props.aside}
        </div>
        <div>{props.children}</div>
      </div>
    </section>
  );
}
