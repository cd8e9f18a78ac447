/** The rules of the search box that need no DOM: keys, status and highlight (SRCH-07, SRCH-31, A-17, A-19). */

import type { SearchSnapshot } from '../search/search-session.ts';
import { isChoosable, seeAllLabel } from '../search/visible-items.ts';

export type ListPosition = {
  /** The index of the active entry, or -1 for the text. */
  readonly active: number;
  /** How many entries can be chosen. The status "No Results" isn't one of them. */
  readonly count: number;
  readonly isOpen: boolean;
};
export type KeyAction =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'clear' };

/**
 * A key's action, or undefined to leave the key to the browser. Down and Up cycle through the text as well, so that
 * Enter can always mean the words as typed. Home and End belong to the text until an entry is active. Enter without an
 * active entry belongs to the form.
 */
export function keyAction(key: string, position: ListPosition): KeyAction | undefined {
  const { active, count, isOpen } = position;
  switch (key) {
    case 'ArrowDown':
      return move(isOpen ? active + 1 : 0, count);
    case 'ArrowUp':
      return move(isOpen && active >= 0 ? active - 1 : count - 1, count);
    case 'Home':
      return active < 0 ? undefined : move(0, count);
    case 'End':
      return active < 0 ? undefined : move(count - 1, count);
    case 'Enter':
      return active < 0 ? undefined : { kind: 'choose', index: active };
    case 'Escape':
      return { kind: isOpen ? 'close' : 'clear' };
    default:
      return undefined;
  }
}

function move(to: number, count: number): KeyAction | undefined {
  if (count === 0) return undefined;
  return { kind: 'move', to: to >= count ? -1 : to };
}

type Pressed = Pick<KeyboardEvent | MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a modifier, a key belongs to the browser, and a click opens another tab or window. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The status (SRCH-03, A-19) counts suggestions. Empty before a search, and after a failure (ERR-01). */
export function statusText({ isLoading, isOpen, suggestions }: SearchSnapshot): string {
  if (isLoading) return 'Searching';
  if (!isOpen) return '';
  const status = statusOf(suggestions);
  const entries = suggestions.filter(isChoosable);
  if (entries.length === 0) return status;
  const count = entries.filter(({ kind }) => kind !== 'see all').length;
  const what = count === 0 ? seeAllLabel : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
  return `${status} ${what}. Use the arrow keys to choose`.trim();
}

/** The line that can't be chosen. Empty if there's none. */
export const statusOf = (suggestions: SearchSnapshot['suggestions']): string =>
  suggestions.find(({ kind }) => kind === 'status')?.name ?? '';

/** The match is empty if the query isn't in the text. */
export type SplitText = readonly [before: string, match: string, after: string];

/** Where to highlight the query in a code: "wh260" is all of "WH2-60", "g7" the end of "HYBRID-G7". */
export function splitMatch(code: string, query: string): SplitText {
  const typed = plain(query);
  const letters = [...code.matchAll(/[\p{L}\p{N}]/gu)].map((letter) => letter.index);
  const found = typed === '' ? -1 : plain(code).indexOf(typed);
  const start = letters[found];
  const last = letters[found + typed.length - 1];
  if (start === undefined || last === undefined) return [code, '', ''];
  return [code.slice(0, start), code.slice(start, last + 1), code.slice(last + 1)];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
