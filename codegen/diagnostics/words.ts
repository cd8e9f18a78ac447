const or = new Intl.ListFormat('en-AU', { type: 'disjunction' });
/** "a, b or c" */
export const eitherOf = (words: readonly string[]): string => or.format(words);
