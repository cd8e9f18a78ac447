import type { SiteEntry } from '../../kernel/site-entry.ts';
import { classNames } from '../components/class-names.ts';
import { kindOf, mostInPanel } from '../search/beside-products.ts';
import { make, setAttribute, setClass, setText } from './kept-nodes.ts';
import styles from './SuggestionList.module.css';

export type Place = 'above' | 'below';
type PagesBesideOptions = {
  /** The focus is among them: the list stays. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Up leads back to the box, down to the suggestions where these stand below; Escape closes all. */
  readonly onLeave: (way: 'up' | 'down' | 'closing') => void;
};
export type PagesBeside = {
  readonly element: HTMLElement;
  readonly show: (pages: readonly SiteEntry[]) => void;
  /** The focus goes to the first; whether there is one. */
  readonly enter: () => boolean;
};

/**
 * Articles, answers and pages above or below the suggestions. They are links and no suggestions: the
 * list of the specification stays as it is, and the arrows lead on into these, with the focus.
 */
export function makePagesBeside(
  place: Place,
  { onFocus, onBlur, onLeave }: PagesBesideOptions,
): PagesBeside {
  // Of one name there is one page; more are made should there be more.
  const rows = Array.from({ length: place === 'above' ? 1 : mostInPanel }, makePageRow);
  const group = make('div', styles.pages, ...rows.map((row) => row.element));
  setAttribute(group, 'role', 'group');
  setAttribute(group, 'aria-label', 'Also on this site');
  setAttribute(group, 'data-pages', place);
  const element = make('div', classNames(styles.part, styles.gone), group);
  let links: readonly HTMLElement[] = [];
  group.addEventListener('focusin', onFocus);
  group.addEventListener('focusout', onBlur);
  group.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = links[at + (step ?? 0)];
    if (step !== undefined && next) next.focus();
    else onLeave(step === undefined ? 'closing' : step === 1 ? 'down' : 'up');
  });

  return {
    element,
    show: (pages) => {
      setClass(element, styles.part, pages.length === 0 && styles.gone);
      links = [];
      if (pages.length === 0) return;
      while (rows.length < pages.length) {
        const row = makePageRow();
        rows.push(row);
        group.append(row.element);
      }
      for (const [at, row] of rows.entries()) row.show(pages[at]);
      links = rows.slice(0, pages.length).map((row) => row.element);
    },
    enter: () => {
      links[0]?.focus();
      return links.length > 0;
    },
  };
}

function makePageRow() {
  const [kind, title] = [new Text(), new Text()];
  const element = make(
    'a',
    styles.option,
    make(
      'span',
      styles.words,
      make('span', styles.code, kind),
      ' ',
      make('span', styles.name, title),
    ),
  );
  return {
    element,
    show: (page: SiteEntry | undefined) => {
      setText(kind, page ? kindOf(page) : '');
      setText(title, page?.title ?? '');
      setAttribute(element, 'href', page?.address);
      setClass(element, styles.option, styles.plain, !page && styles.away);
    },
  };
}
