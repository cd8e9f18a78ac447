import { classNames } from '../components/class-names.ts';
import { hasModifier } from './answer-key.ts';
import { make, setAttribute, setClass } from './kept-nodes.ts';
import { later, nextPaint } from './later.ts';
import styles from './SuggestionList.module.css';
import { type Entry, type ItemRow, makeItemRow, makePlainRow } from './suggestion-row.ts';

export type SuggestionList = {
  readonly element: HTMLElement;
  /** `active` is the place that the keyboard is at, -1 for none. Without entries no list is in sight. */
  readonly show: (entries: readonly Entry[], active: number, query: string) => void;
};

/** The id of an entry, for aria-activedescendant. */
export const optionId = (id: string, place: number): string => `${id}-option-${place}`;

/** CST-05. */
const usualItems = 5;

/** The list under the box. Its rows stay from one answer to the next. */
export function makeSuggestionList(id: string, onChoose: (place: number) => void): SuggestionList {
  const items: ItemRow[] = Array.from({ length: usualItems }, makeItemRow);
  const seeAll = makePlainRow();
  const article = makePlainRow(styles.article);
  const rows = () => [...items, seeAll, article];
  const list = make('div', undefined, ...rows().map(({ element }) => element));
  list.id = `${id}-list`;
  list.tabIndex = -1;
  setAttribute(list, 'role', 'listbox');
  setAttribute(list, 'aria-label', 'Suggestions');
  const element = make('div', classNames(styles.part, styles.gone), list);
  /** In the order of the list. */
  let shown: readonly HTMLElement[] = [];
  let lastActive = -1;

  // The words first: pictures that change in the same frame make it half as long again.
  const showPictures = later(nextPaint, () => {
    for (const row of items) row.showPicture();
  });
  const itemAt = (place: number): ItemRow => {
    const row = items[place] ?? makeItemRow();
    if (items[place] === undefined) {
      items.push(row);
      seeAll.element.before(row.element);
    }
    return row;
  };
  const showEntry = (entry: Entry, place: number, query: string): HTMLElement => {
    if (entry.kind === 'item') {
      const row = itemAt(place);
      row.show(entry, query);
      return row.element;
    }
    const row = entry.kind === 'article' ? article : seeAll;
    row.show(entry);
    return row.element;
  };
  list.addEventListener('click', (event) => {
    const { target } = event;
    const place = shown.findIndex((row) => target instanceof Node && row.contains(target));
    if (place < 0 || hasModifier(event)) return;
    event.preventDefault();
    onChoose(place);
  });

  return {
    element,
    show: (entries, active, query) => {
      setClass(element, styles.part, entries.length === 0 && styles.gone);
      if (entries.length > 0) {
        shown = entries.map((entry, place) => showEntry(entry, place, query));
        for (const [place, row] of shown.entries()) {
          setAttribute(row, 'id', optionId(id, place));
          setAttribute(row, 'aria-selected', String(place === active));
        }
        for (const row of rows()) {
          if (!shown.includes(row.element)) row.hide();
        }
        showPictures();
      }
      if (active !== lastActive && active >= 0) shown[active]?.scrollIntoView({ block: 'nearest' });
      lastActive = active;
    },
  };
}
