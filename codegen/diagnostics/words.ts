/** Writes sentences, and parts of them, that several messages share. */

const or = new Intl.ListFormat('en-AU', { type: 'disjunction' });
/** Returns "a, b or c". */
export const eitherOf = (words: readonly string[]): string => or.format(words);

/** Explains the wrong start of a list entry: a hyphen without its space, a dash, a bullet or a number. */
export function entryStart([sign = '']: string) {
  if (sign === '-')
    return {
      message: 'A list entry starts with a hyphen and a space.',
      write: 'Put a space after the hyphen.',
    };
  return {
    message: /[–—]/.test(sign)
      ? `This is a dash (${sign}), not a hyphen (-).`
      : `A list entry can't start with ${/\d/.test(sign) ? 'a number' : sign}.`,
    write: 'Start each entry with a hyphen and a space.',
  };
}
