/** Sentences and parts of them that several messages share. */

const or = new Intl.ListFormat('en-AU', { type: 'disjunction' });
/** "a, b or c" */
export const eitherOf = (words: readonly string[]): string => or.format(words);

const signs: Readonly<Record<string, string>> = {
  '–': 'This is a dash (–), not a hyphen (-).',
  '—': 'This is a dash (—), not a hyphen (-).',
  '*': "A list entry can't start with *.",
};
/** What's wrong with the first sign of a list entry: a hyphen without its space, a dash, a bullet or a number. */
export const entryStart = (sign: string) =>
  sign.startsWith('-')
    ? {
        message: 'A list entry starts with a hyphen and a space.',
        write: 'Put a space after the hyphen.',
      }
    : {
        message:
          signs[sign.charAt(0)] ??
          `A list entry can't start with a ${/^[\do]/.test(sign) ? 'number' : 'bullet'}.`,
        write: 'Start each entry with a hyphen and a space.',
      };
