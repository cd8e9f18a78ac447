/** Writes sentences, and parts of them, that several messages share. */
import { upperFirst } from '../../kernel/vocabulary.ts';
import { withFullStop } from './diagnostic.ts';
import { smallCounts } from './suggest-number.ts';
import { printable } from './text-edit.ts';

const or = new Intl.ListFormat('en-AU', { type: 'disjunction' });
/** Returns "a, b or c". */
export const eitherOf = (words: readonly string[]): string => or.format(words);

/** Starts a sentence with a count: "Two places", "12 links". */
export const countFirst = (count: number): string =>
  upperFirst(`${count < 10 ? smallCounts[count] : count}`);

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

/** Quotes text from a file, unless it's a number, a code, a path or a word, and closes a bracket that it cuts off. */
export function quoted(found: string): string {
  const text = printable(found).replace(/\([^)]*$/, '$&)');
  if (/^(?:"[^"]*"|\$?[\w.,-]*[\w%]|[\d½¼¾]+"|(?:https?:\/)?\/[^\s\\"]*)$/.test(text)) return text;
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** Ends a sentence with the text that contradicts it. */
export const butText = (found: string) => `, but the text says ${withFullStop(quoted(found))}`;
