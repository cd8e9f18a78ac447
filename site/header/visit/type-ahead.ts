/**
 * Type-ahead in a menu (KBD-10): letters typed in quick succession are one search by the first
 * letters of a label; after a pause of `resetMs` a new one begins. One letter again and again
 * walks through the labels that begin with it.
 */
export type TypeAhead = {
  /** Index of the label to go to, or -1. `at` is the time of the key in milliseconds. */
  readonly find: (key: string, at: number, labels: readonly string[], current: number) => number;
  /** Whether a space would still belong to what is being typed. */
  readonly isTyping: (at: number) => boolean;
};

export function createTypeAhead(resetMs: number): TypeAhead {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const isTyping = (at: number) => typed !== '' && at - last < resetMs;
  return {
    isTyping,
    find(key, at, labels, current) {
      typed = (isTyping(at) ? typed : '') + key.toLowerCase();
      last = at;
      const wanted = typed.replace(/^(.)\1+$/, '$1');
      // A search that goes on may stay where it is; a new one goes to the next match.
      const start = wanted.length > 1 ? Math.max(current, 0) : current + 1;
      const isMatch = (label: string) => label.trim().toLowerCase().startsWith(wanted);
      const behind = labels.findIndex((label, index) => index >= start && isMatch(label));
      return behind < 0 ? labels.findIndex(isMatch) : behind;
    },
  };
}
