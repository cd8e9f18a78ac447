import type { SiteEntry } from '../../kernel/site-entry.ts';
import { classNames } from '../components/class-names.ts';
import { typeLabelOf } from '../search/related-pages.ts';
import { make, setAttribute, setClass, setText } from './dom-updates.ts';
import styles from './SuggestionList.module.css';

type PageSuggestionsOptions = {
  /** The list stays open while one of the links has the focus. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Called for Escape, and for an arrow that goes past the first or last link. */
  readonly onLeave: (key: string) => void;
};
export type PageSuggestions = {
  readonly element: HTMLElement;
  readonly show: (pages: readonly SiteEntry[]) => void;
  /** Moves the focus to the first link. False if there isn't one. */
  readonly enter: () => boolean;
};

/** A group of links above or below the suggestions (SPEC 4). ArrowDown moves the focus on into it. */
export function makePageSuggestions(
  name: string,
  labelClass: string | undefined,
  { onFocus, onBlur, onLeave }: PageSuggestionsOptions,
): PageSuggestions {
  const label = make('p', labelClass);
  // Screen readers announce it after the status, which only counts the suggestions.
  label.ariaLive = 'polite';
  const group = make('div', styles.pages, label);
  setAttribute(group, 'role', 'group');
  setAttribute(group, 'aria-label', name);
  const element = make('div', classNames(styles.part, styles.gone), group);
  let shown: readonly SiteEntry[] = [];
  let links: readonly HTMLElement[] = [];
  group.addEventListener('focusin', onFocus);
  group.addEventListener('focusout', onBlur);
  group.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    const next = step && links[links.findIndex((link) => link.matches(':focus')) + step];
    if (next) next.focus();
    else onLeave(event.key);
  });

  return {
    element,
    show: (pages) => {
      setClass(element, styles.part, pages.length === 0 && styles.gone);
      setText(label, pages.length === 0 ? '' : name);
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
