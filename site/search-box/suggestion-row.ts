/** A row of the list under the box: elements that stay, and show one entry after another. */
import { unbroken } from '../../kernel/unbroken.ts';
import { readImageMetadata } from '../browser/image-metadata.ts';
import type { PriceText } from '../commerce/format-price.ts';
import priceStyles from '../components/Price/ListedPrice.module.css';
import { replacesText } from '../search/item-rules.ts';
import type { Suggestion } from '../search/suggestion-rules.ts';
import { make, setAttribute, setClass, setText } from './kept-nodes.ts';
import styles from './SuggestionList.module.css';
import { splitMatch } from './split-match.ts';

/** An entry that can be chosen. */
export type Entry = Exclude<Suggestion, { kind: 'status' }>;
export type ItemEntry = Extract<Entry, { kind: 'item' }>;

/** `show` writes only what differs from what the row says. */
export type ItemRow = {
  readonly element: HTMLElement;
  readonly show: (entry: ItemEntry, query: string) => void;
  readonly showPicture: () => void;
  /** Out of sight, and without words that somebody could find in the page. */
  readonly hide: () => void;
};
export type PlainRow = Pick<ItemRow, 'element' | 'hide'> & {
  readonly show: (entry: Exclude<Entry, ItemEntry>) => void;
};

/** Of "See All Results" and of an article. */
export function makePlainRow(kind?: string): PlainRow {
  const name = make('span', undefined);
  const element = makeOption(name);
  return {
    element,
    show: (entry) => {
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

export function makeItemRow(): ItemRow {
  const picture = makePicture();
  const [before, match, after] = [
    make('span', undefined),
    make('mark', undefined),
    make('span', undefined),
  ];
  const code = make('span', styles.code, before, match, after, ' ');
  const label = makeExtra(code, styles.label);
  const name = make('span', styles.name);
  const words = make('span', styles.words, code, ' ', name);
  const replaces = makeExtra(words, styles.replaces);
  const price = makePrice();
  const element = makeOption(picture.element, words, ' ', price.element);
  let shown = nothing;
  const write = (entry: ItemEntry, query: string) => {
    // The highlight is of the words that were answered, so it stays as long as its entry.
    if (entry === shown) return;
    shown = entry;
    const parts = splitMatch(entry.code, query);
    setText(before, parts[0]);
    setText(match, parts[1]);
    setText(after, parts[2]);
    setText(name, unbroken(entry.name));
    label(entry.label);
    replaces(entry.replaces && ` ${replacesText(entry.replaces)}`);
    price.show(entry.price);
    setAttribute(element, 'href', entry.url);
  };
  return {
    element,
    show: (entry, query) => {
      write(entry, query);
      setClass(element, styles.option);
    },
    showPicture: () => picture.show(shown.image),
    hide: () => {
      write(nothing, '');
      hideOption(element);
    },
  };
}

/** Entries are links too, so that they open in another tab if asked to. */
function makeOption(...children: readonly (Node | string)[]): HTMLElement {
  const option = make('a', styles.option, ...children);
  option.tabIndex = -1;
  option.draggable = false;
  option.setAttribute('role', 'option');
  return option;
}

/** No id stands twice, and the keyboard is at none that nobody sees. */
function hideOption(option: HTMLElement, kind?: string): void {
  setClass(option, styles.option, kind, styles.away);
  setAttribute(option, 'id', undefined);
  setAttribute(option, 'aria-selected', 'false');
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

/** An element that few entries need. */
function makeExtra(
  parent: Element,
  className: string | undefined,
): (words: string | undefined) => void {
  let extra: Element | undefined;
  let shown: string | undefined;
  return (words) => {
    if (words === shown) return;
    shown = words;
    extra?.remove();
    extra = words ? make('span', className, words) : undefined;
    if (extra) parent.append(extra);
  };
}

/**
 * In a square of 48 pixels, whatever its own size (IMG-03). The name stands beside it, so it has no
 * text of its own; one that cannot be loaded leaves its place empty (ACCEPTANCE 28), and until one is
 * there nobody sees the picture of the entry before.
 */
function makePicture() {
  let source = '';
  const image = make('img', styles.awaited);
  image.alt = '';
  image.decoding = 'async';
  image.width = 48;
  image.height = 48;
  const element = make('span', styles.picture, image);
  const show = async (wanted: string) => {
    if (wanted === source) return;
    source = wanted;
    setClass(image, styles.awaited);
    if (wanted === '') return;
    if (!image.isConnected) element.append(image);
    const { ratio } = await readImageMetadata(wanted, () => image);
    if (source !== wanted) return;
    if (ratio === 0) image.remove();
    else setClass(image);
  };
  return { element, show: (wanted: string) => void show(wanted) };
}

/** As `ListedPrice` draws it. */
function makePrice() {
  const headline = makeAmount(priceStyles.headline);
  const beside = makeAmount(priceStyles.beside);
  const element = make('span', priceStyles.price, headline.element, ' ', beside.element);
  return {
    element,
    show: (shown: ItemEntry['price']) => {
      const [price, words] = typeof shown === 'string' ? [undefined, shown] : [shown, ''];
      headline.show(price ?? { amount: '', label: words });
      beside.show(price?.beside);
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
