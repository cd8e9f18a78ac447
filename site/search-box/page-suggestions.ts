import type { SiteEntry } from '../../kernel/site-entry.ts';
import { classNames } from '../components/class-names.ts';
import { typeLabelOf } from '../search/related-pages.ts';
import { make, setAttribute, setClass, setText } from './dom-updates.ts';
import styles from './SuggestionList.module.css';

type PagesBelowOptions = {
  /** The list stays open while one of the links has the focus. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Up goes back to the suggestions. Escape closes everything. */
  readonly onLeave: (way: 'up' | 'closing') => void;
};
export type PageSuggestions = {
  readonly element: HTMLElement;
  readonly show: (pages: readonly SiteEntry[]) => void;
  /** Moves the focus to the first link. False if there isn't one. */
  readonly enter: () => boolean;
};

/** A group of links below the suggestions (SPEC 4). ArrowDown moves the focus on into it. */
export function makePageSuggestions({
  onFocus,
  onBlur,
  onLeave,
}: PagesBelowOptions): PageSuggestions {
  const label = make('p', styles.status);
  // Screen readers announce it after the status, which only counts the suggestions.
  label.ariaLive = 'polite';
  const group = make('div', styles.pages, label);
  setAttribute(group, 'role', 'group');
  setAttribute(group, 'aria-label', 'Also on this site');
  const element = make('div', classNames(styles.part, styles.gone), group);
  let shown: readonly SiteEntry[] = [];
  let links: readonly HTMLElement[] = [];
  group.addEventListener('focusin', onFocus);
  group.addEventListener('focusout', onBlur);
  group.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    const next = links[links.findIndex((link) => link.matches(':focus')) + (step ?? 0)];
    if (step === undefined) onLeave('closing');
    else if (next) next.focus();
    else if (step < 0) onLeave('up');
  });

  return {
    element,
    show: (pages) => {
      setClass(element, styles.part, pages.length === 0 && styles.gone);
      setText(label, pages.length === 0 ? '' : 'Also on this site');
      // Equal links stay, because one of them may have the focus.
      if (pages.length === shown.length && pages.every((page, index) => page === shown[index]))
        return;
      shown = pages;
      links = pages.map(makeLink);
      group.replaceChildren(label, ...links);
    },
    enter: () => {
      links[0]?.focus();
      return links.length > 0;
    },
  };
}

function makeLink(page: SiteEntry): HTMLElement {
  const kind = make('span', styles.code, typeLabelOf(page));
  const title = make('span', styles.name, page.title);
  const link = make(
    'a',
    classNames(styles.option, styles.plain),
    make('span', styles.words, kind, ' ', title),
  );
  link.href = page.address;
  return link;
}
