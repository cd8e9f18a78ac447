import type { KeyboardEvent, ReactElement } from 'react';
import type { SiteEntry } from '../../kernel/site-entry.ts';
import { classNames } from '../components/class-names.ts';
import { kindOf } from '../search/beside-products.ts';
import styles from './SuggestionList.module.css';

type PagesBelowProps = {
  readonly pages: readonly SiteEntry[];
  /** The focus is among them: the list stays. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Back to the box; Escape closes what hangs from it too. */
  readonly onLeave: (isClosing: boolean) => void;
};

/**
 * Articles, answers and pages below the suggestions. They are links and no suggestions: the list of
 * the specification stays as it is, and the arrows lead on into these, with the focus.
 */
export function PagesBelow({ pages, onFocus, onBlur, onLeave }: PagesBelowProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = links[at + (step ?? 0)];
    if (step !== undefined && next) next.focus();
    else if (step !== 1) onLeave(step === undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div
      role="group"
      aria-label="Also on this site"
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
