/** Builds parts of sentences, such as "a, b or c". */

/** "a cartridge", "an undersink system", "a uv lamp" */
export const withArticle = (noun: string): string =>
  `${/^(?!uv\b)[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const capitalised = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

const or = new Intl.ListFormat('en-AU', { type: 'disjunction' });
const and = new Intl.ListFormat('en-AU', { type: 'conjunction' });
/** "a, b or c" */
export const eitherOf = (words: readonly string[]): string => or.format(words);
/** "a, b and c" */
export const allOf = (words: readonly string[]): string => and.format(words);
