/** The list under the box. Its rows stay from one answer to the next, and show one entry after another. */
import { nbsp } from '../../kernel/typography.ts';
import { readImageMetadata } from '../browser/image-metadata.ts';
import type { PriceText } from '../commerce/format-price.ts';
import { classNames } from '../components/class-names.ts';
import priceStyles from '../components/Price/ListedPrice.module.css';
import { type Choosable, replacesText } from '../search/item-rules.ts';
import { hasModifier, splitMatch } from './box-rules.ts';
import { make, nextPaint, schedule, setAttribute, setClass, setText } from './dom-updates.ts';
import styles from './SuggestionList.module.css';

export type SuggestionList = {
  readonly element: HTMLElement;
  /** `active`: the index of the entry that the keyboard is on, or -1. Without entries the list is hidden. */
  readonly show: (entries: readonly Choosable[], active: number, query: string) => void;
};

type ItemEntry = Extract<Choosable, { kind: 'item' }>;

/** The id of an entry, for aria-activedescendant. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/** CST-05. */
const usualItems = 5;

export function makeSuggestionList(id: string, onChoose: (index: number) => void): SuggestionList {
  const items = Array.from({ length: usualItems }, makeItemRow);
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

  // Text first: pictures that change in the same frame make it half as long again.
  const showPictures = schedule(nextPaint, () => {
    for (const row of items) row.showPicture();
  });
  const itemAt = (index: number) => {
    const row = items[index] ?? makeItemRow();
    if (items[index] === undefined) {
      items.push(row);
      seeAll.element.before(row.element);
    }
    return row;
  };
  const showEntry = (entry: Choosable, index: number, query: string): HTMLElement => {
    if (entry.kind === 'item') {
      const row = itemAt(index);
      row.show(entry, query);
      return row.element;
    }
    const row = entry.kind === 'article' ? article : seeAll;
    row.show(entry);
    return row.element;
  };
  list.addEventListener('click', (event) => {
    const { target } = event;
    const index = shown.findIndex((row) => target instanceof Node && row.contains(target));
    if (index < 0 || hasModifier(event)) return;
    event.preventDefault();
    onChoose(index);
  });

  return {
    element,
    show: (entries, active, query) => {
      setClass(element, styles.part, entries.length === 0 && styles.gone);
      if (entries.length > 0) {
        shown = entries.map((entry, index) => showEntry(entry, index, query));
        for (const [index, row] of shown.entries()) {
          setAttribute(row, 'id', optionId(id, index));
          setAttribute(row, 'aria-selected', String(index === active));
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

/** A row for "See All Results" or an article. */
function makePlainRow(kind?: string) {
  const name = make('span', undefined);
  const element = makeOption(name);
  return {
    element,
    show: (entry: Exclude<Choosable, ItemEntry>) => {
      setText(name, entry.name);
      setAttribute(element, 'href', entry.url);
      setClass(element, styles.option, styles.plain, kind);
    },
    hide: () => {
      setText(name, '');
      hideOption(element, styles.plain);
    },
  };
}

const nothing: ItemEntry = {
  kind: 'item',
  key: '',
  code: '',
  name: '',
  description: '',
  image: '',
  url: '',
};

function makeItemRow() {
  const picture = makePicture();
  const [before, match, after] = [
    make('span', undefined),
    make('mark', undefined),
    make('span', undefined),
  ];
  const code = make('span', styles.code, before, match, after, ' ');
  const setLabel = makeOptional(code, styles.label);
  const name = make('span', styles.name);
  const words = make('span', styles.words, code, ' ', name);
  const setReplaces = makeOptional(words, styles.replaces);
  const price = makePrice();
  const element = makeOption(picture.element, words, ' ', price.element);
  let shown = nothing;
  const write = (entry: ItemEntry, query: string) => {
    // The highlight belongs to the answered words, so it stays as long as its entry.
    if (entry === shown) return;
    shown = entry;
    const parts = splitMatch(entry.code, query);
    setText(before, parts[0]);
    setText(match, parts[1]);
    setText(after, parts[2]);
    setText(name, nbsp(entry.name));
    setLabel(entry.label);
    setReplaces(entry.replaces && ` ${replacesText(entry.replaces)}`);
    price.show(entry.price);
    setAttribute(element, 'href', entry.url);
  };
  return {
    element,
    show: (entry: ItemEntry, query: string) => {
      write(entry, query);
      setClass(element, styles.option);
    },
    showPicture: () => picture.show(shown.image),
    /** Also clears the text, so that a search in the page doesn't find it. */
    hide: () => {
      write(nothing, '');
      hideOption(element);
    },
  };
}

/** Entries are links too, so that they can open in another tab. */
function makeOption(...children: readonly (Node | string)[]): HTMLElement {
  const option = make('a', styles.option, ...children);
  option.tabIndex = -1;
  option.draggable = false;
  option.setAttribute('role', 'option');
  return option;
}

/** Frees the id for another row. */
function hideOption(option: HTMLElement, kind?: string): void {
  setClass(option, styles.option, kind, styles.away);
  setAttribute(option, 'id', undefined);
  setAttribute(option, 'aria-selected', 'false');
}

/** Returns a setter for text that few entries have. Its element exists only while there is text. */
function makeOptional(
  parent: Element,
  className: string | undefined,
): (text: string | undefined) => void {
  let element: Element | undefined;
  let shown: string | undefined;
  return (text) => {
    if (text === shown) return;
    shown = text;
    element?.remove();
    element = text ? make('span', className, text) : undefined;
    if (element) parent.append(element);
  };
}

/**
 * A square of 48 pixels, whatever the picture's own size (IMG-03). The name follows it, so it has no alternative text.
 * One that can't be loaded leaves the square empty (ACCEPTANCE 28), and the previous entry's picture never shows.
 */
function makePicture() {
  let source = '';
  const image = make('img', styles.awaited);
  image.alt = '';
  image.decoding = 'async';
  image.width = 48;
  image.height = 48;
  const element = make('span', styles.picture, image);
  const show = async (next: string) => {
    if (next === source) return;
    source = next;
    setClass(image, styles.awaited);
    if (next === '') return;
    if (!image.isConnected) element.append(image);
    const { ratio } = await readImageMetadata(next, () => image);
    if (source !== next) return;
    if (ratio === 0) image.remove();
    else setClass(image);
  };
  return { element, show: (next: string) => void show(next) };
}

/** Looks like `ListedPrice`. */
function makePrice() {
  const headline = makeAmount(priceStyles.headline);
  const withGst = makeAmount(priceStyles.beside);
  const element = make('span', priceStyles.price, headline.element, ' ', withGst.element);
  return {
    element,
    show: (shown: ItemEntry['price']) => {
      const [price, words] = typeof shown === 'string' ? [undefined, shown] : [shown, ''];
      headline.show(price ?? { amount: '', label: words });
      withGst.show(price?.beside);
    },
  };
}

function makeAmount(className: string | undefined) {
  const amount = make('b', undefined);
  const label = make('span', priceStyles.label);
  const element = make('span', className, amount, ' ', label);
  return {
    element,
    show: (shown: Record<keyof PriceText, string> | undefined) => {
      setText(amount, shown?.amount ?? '');
      setText(label, shown?.label ?? '');
    },
  };
}
