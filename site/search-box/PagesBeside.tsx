import type { KeyboardEvent, ReactElement } from 'react';
import type { SiteEntry } from '../../kernel/site-entry.ts';
import { classNames } from '../components/class-names.ts';
import { kindOf } from '../search/beside-products.ts';
import styles from './SuggestionList.module.css';

type PagesBesideProps = {
  readonly place: 'above' | 'below';
  readonly pages: readonly SiteEntry[];
  /** The focus is among them: the list stays. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Up leads back to the box, down to the suggestions where these stand below; Escape closes all. */
  readonly onLeave: (way: 'up' | 'down' | 'closing') => void;
};

/**
 * Articles, answers and pages above or below the suggestions. They are links and no suggestions: the
 * list of the specification stays as it is, and the arrows lead on into these, with the focus.
 */
export function PagesBeside({
  place,
  pages,
  onFocus,
  onBlur,
  onLeave,
}: PagesBesideProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = links[at + (step ?? 0)];
    if (step !== undefined && next) next.focus();
    else onLeave(step === undefined ? 'closing' : step === 1 ? 'down' : 'up');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div
      role="group"
      aria-label="Also on this site"
      data-pages={place}
      className={styles.pages}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {pages.map((page) => (
        <a
          key={`${page.address} ${page.title}`}
          href={page.address}
          className={classNames(styles.option, styles.plain)}
        >
          <span className={styles.words}>
            <span className={styles.code}>{kindOf(page)}</span>{' '}
            <span className={styles.name}>{page.title}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
