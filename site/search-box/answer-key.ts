/** The keyboard of the search box: the combobox pattern with a list (SRCH-31, A-17, A-19). */

/** Where the keyboard stands: `active` is the chosen entry's place from 0, -1 for the text itself. */
export type ListPosition = {
  readonly active: number;
  /** How many entries can be chosen; the status "No Results" is none of them. */
  readonly count: number;
  readonly isOpen: boolean;
};
export type KeyAnswer =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'choose'; readonly place: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'clear' };

/**
 * What a key does; undefined leaves it to the browser. Down and Up go round through the text, so
 * that Enter can always mean the words as typed. Home and End belong to the text until an entry is
 * active. Enter without an active entry is the form's.
 */
export function answerKey(key: string, position: ListPosition): KeyAnswer | undefined {
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
      return active < 0 ? undefined : { kind: 'choose', place: active };
    case 'Escape':
      return { kind: isOpen ? 'close' : 'clear' };
    default:
      return undefined;
  }
}

function move(to: number, count: number): KeyAnswer | undefined {
  if (count === 0) return undefined;
  return { kind: 'move', to: to >= count ? -1 : to };
}

type Pressed = Pick<KeyboardEvent | MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a modifier a key belongs to the browser, and a click opens another tab or window. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
