import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Section.module.css';

type SectionProps = {
  readonly id: string;
  readonly heading: ReactNode;
  readonly intro?: string | undefined;
  /** `split` puts the heading in its own column, as in a technical manual. */
  readonly layout?: 'stack' | 'split';
  readonly tone?: 'paper' | 'mist';
  readonly minor?: boolean;
  readonly screenOnly?: boolean;
  /** Keeps the section from being a landmark, on pages with many short ones. */
  readonly quiet?: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Part of a page under an h2, below a rule that starts in the page's tint. */
export function Section(props: SectionProps) {
  const { id, heading, intro, layout = 'stack', tone = 'paper', screenOnly = false } = props;
  const headingId = props.quiet ? undefined : `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        layout === 'split' ? styles.split : styles.stack,
        tone === 'mist' && styles.mist,
        props.minor && styles.minor,
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
