import { nbsp } from '../../kernel/typography.ts';
import { readImageMetadata } from '../browser/image-metadata.ts';
import type { PriceText } from '../commerce/format-price.ts';
import { classNames } from '../components/class-names.ts';
import priceStyles from '../components/Price/ListedPrice.module.css';
import type { SearchSnapshot } from '../search/search-session.ts';
import { type Choosable, choosableEntries } from '../search/visible-items.ts';
import { hasModifier, splitMatch } from './box-rules.ts';
import { make, setAttribute, setClass } from './dom-updates.ts';
import styles from './SuggestionList.module.css';

type ItemEntry = Extract<Choosable, { kind: 'item' }>;

export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

export function makeSuggestionList(id: string, onChoose: (index: number) => void) {
  const list = make('div', undefined);
  list.id = `${id}-list`;
  list.tabIndex = -1;
  setAttribute(list, 'role', 'listbox');
  setAttribute(list, 'aria-label', 'Suggestions');
  const element = make('div', classNames(styles.part, styles.gone), list);
  let shown: SearchSnapshot['suggestions'] = [];
  let rows: readonly HTMLElement[] = [];
  let lastActive = -1;
  list.addEventListener('click', (event) => {
    const { target } = event;
    const index = rows.findIndex((row) => target instanceof Node && row.contains(target));
    if (index < 0 || hasModifier(event)) return;
    event.preventDefault();
    onChoose(index);
  });

  return {
    element,
    /** `active` is the index of the entry that the keyboard is on, or -1. */
    show: ({ suggestions, query }: SearchSnapshot, isListed: boolean, active: number) => {
      setClass(element, styles.part, !isListed && styles.gone);
      if (!isListed) return;
      const entries = choosableEntries(suggestions, query);
      if (suggestions !== shown) {
        shown = suggestions;
        // The highlight belongs to the answered words, so it stays with its rows.
        rows = entries.map((entry, index) => {
          const row = makeRow(entry, optionId(id, index), query);
          // VoiceOver doesn't count options that never have focus itself.
          row.setAttribute('aria-posinset', String(index + 1));
          row.setAttribute('aria-setsize', String(entries.length));
          return row;
        });
        list.replaceChildren(...rows);
      }
      for (const [index, row] of rows.entries()) {
        setAttribute(row, 'href', entries[index]?.url);
        setAttribute(row, 'aria-selected', String(index === active));
      }
      if (active !== lastActive && active >= 0) rows[active]?.scrollIntoView({ block: 'nearest' });
      lastActive = active;
    },
  };
}

/** Entries are links too, so visitors can open them in another tab. */
function makeRow(entry: Choosable, id: string, query: string): HTMLElement {
  const row =
    entry.kind === 'item'
      ? make('a', styles.option, ...itemParts(entry, query))
      : make(
          'a',
          classNames(
            'onward',
            styles.option,
            styles.plain,
            entry.kind === 'article' && styles.article,
          ),
          // The name includes the type, because VoiceOver doesn't announce groups in a list box.
          ...(entry.kind === 'article' ? [make('span', 'visually-hidden', 'Article ')] : []),
          make('span', undefined, entry.name),
        );
  row.id = id;
  row.tabIndex = -1;
  row.draggable = false;
  row.setAttribute('role', 'option');
  return row;
}

function itemParts({ code, name, image, label, note, price }: ItemEntry, query: string) {
  const [before, match, after] = splitMatch(code, query);
  const words = make(
    'span',
    styles.words,
    make(
      'span',
      styles.code,
      ...[before, make('mark', undefined, match), `${after} `],
      ...(label ? [make('span', styles.label, label)] : []),
    ),
    ' ',
    make('span', styles.name, nbsp(name)),
    ...(note ? [make('span', `hint ${styles.note}`, ` ${note}`)] : []),
  );
  return [makePicture(image), words, ' ', ...(price ? [makePrice(price)] : [])];
}

/** A square of 48 pixels, whatever the picture's size (IMG-03), or empty if it can't load (ACCEPTANCE 28). */
function makePicture(source: string): HTMLElement {
  const image = make('img', undefined);
  image.alt = '';
  image.decoding = 'async';
  image.width = 48;
  image.height = 48;
  if (source === '') return make('span', styles.picture);
  void readImageMetadata(source, () => image).then(({ ratio }) => {
    if (ratio === 0) image.remove();
  });
  return make('span', styles.picture, image);
}

/** Looks like `ListedPrice`. */
function makePrice(price: NonNullable<ItemEntry['price']>): HTMLElement {
  if (typeof price === 'string')
    return make('span', priceStyles.price, make('span', priceStyles.label, price));
  const { beside } = price;
  return make(
    'span',
    priceStyles.price,
    makeAmount(priceStyles.headline, price),
    ...(beside ? [' ', makeAmount(priceStyles.beside, beside)] : []),
  );
}

const makeAmount = (className: string | undefined, { amount, label }: PriceText): HTMLElement =>
  make(
    'span',
    className,
    make('b', undefined, amount),
    ' ',
    make('span', priceStyles.label, label),
  );
