import type { SiteEntry } from '../../kernel/site-entry.ts';
import { classNames } from '../components/class-names.ts';
import { typeLabelOf } from '../search/related-pages.ts';
import { make, setAttribute, setClass, setText } from './dom-updates.ts';
import styles from './SuggestionList.module.css';

/** A group of links above or below the suggestions (SPEC 4). */
export function makePageSuggestions(name: string, labelClass: string | undefined) {
  const label = make('p', labelClass);
  // Screen readers announce it after the status, which only counts the suggestions.
  label.ariaLive = 'polite';
  const group = make('div', styles.pages, label);
  setAttribute(group, 'role', 'group');
  setAttribute(group, 'aria-label', name);
  const element = make('div', classNames(styles.part, styles.gone), group);
  let shown: readonly SiteEntry[] = [];
  let links: readonly HTMLElement[] = [];

  return {
    element,
    show: (pages: readonly SiteEntry[]) => {
      setClass(element, styles.part, pages.length === 0 && styles.gone);
      setText(label, pages.length === 0 ? '' : name);
      // Equal links stay, because one of them may have focus.
      if (pages.length === shown.length && pages.every((page, index) => page === shown[index]))
        return;
      shown = pages;
      links = pages.map(makeLink);
      group.replaceChildren(label, ...links);
    },
    links: () => links,
  };
}

function makeLink(page: SiteEntry): HTMLElement {
  const kind = make('span', styles.code, typeLabelOf(page));
  const title = make('span', styles.name, page.title);
  const link = make(
    'a',
    `onward ${styles.option} ${styles.plain}`,
    make('span', styles.words, kind, ' ', title),
  );
  link.href = page.address;
  return link;
}
