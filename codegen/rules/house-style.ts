/** Finds phrases that the site doesn't use (reasons are in house-style.json), long sentences, and headings too wide for a phone. */
import { memoizeTexts } from '../../kernel/memoize.ts';
import { unprintable } from '../../kernel/typography.ts';
import { type FieldPath, type FileType, isStatedValue } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import houseStyleList from './house-style.json' with { type: 'json' };
import { type Rule, reportAt } from './rule.ts';

export type FoundPhrase = {
  readonly index: number;
  readonly found: string;
  readonly message: string;
  readonly write?: string;
  readonly fix?: string;
};

const { phrases, prescribed } = houseStyleList;
const compiled = phrases.map(({ pattern, ...phrase }) => ({
  ...phrase,
  pattern: new RegExp(pattern, 'gi'),
}));
/** Tests for all phrases at once, because most strings have none. */
const anyPhrase = new RegExp(phrases.map(({ pattern }) => pattern).join('|'), 'i');

/** Finds the phrases of house-style.json in copy, in that file's order. */
export const findPhrases = memoizeTexts((text): readonly FoundPhrase[] => {
  const prose = withoutAddresses(text);
  if (!anyPhrase.test(prose)) return [];
  return compiled.flatMap(({ pattern, reason, replacement, literal }) =>
    Array.from(prose.matchAll(pattern), (match) => ({
      index: match.index,
      found: match[0],
      message: reason,
      ...(literal
        ? { fix: withCapitalOf(match[0], replacement.replace('$1', match[1] ?? '')) }
        : { write: replacement }),
    })),
  );
});

const maxWords = 25;
const maxHeadingCharacters = 60;
const maxLabelCharacters = 40;
const sentences = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
type LongSentence = { readonly sentence: string; readonly count: number };
const listItem = /\n[ \n]*\n|\n(?= *(?:[-*+]|\d+[.)]) )/;

/** Finds sentences of more than 25 words. Paragraphs and list entries end one, line breaks don't. */
export const longSentences = memoizeTexts((text): readonly LongSentence[] => {
  // Skips text without a long stretch between full stops, because the segmenter is slow.
  if (!text.split(/[.?!]\s(?![a-z])/).some((part) => part.split(/\s+/).length > maxWords))
    return [];
  return text.split(listItem).flatMap((paragraph) => {
    const line = onOneLine(paragraph);
    return Array.from(sentences.segment(withoutAddresses(line)), ({ segment, index }) => ({
      sentence: line.slice(index, index + segment.length).trim(),
      count: segment.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    })).filter(
      ({ sentence, count }) =>
        count > maxWords && !prescribed.some(({ start }) => sentence.startsWith(start)),
    );
  });
});

/** Replaces link addresses with filler of the same length, so positions stay right. */
const withoutAddresses = (text: string): string =>
  text.includes('](') ? text.replaceAll(/\]\([^)\s]*\)/g, (link) => '_'.repeat(link.length)) : text;

const withCapitalOf = (words: string, text: string): string =>
  /^[A-Z]/.test(words) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** These files only have visitors' words and addresses. */
const filesWithoutProse: ReadonlySet<FileType> = new Set(['synonyms', 'redirects']);
const fieldsWithoutProse: ReadonlySet<string | number> = new Set(['appearance', 'keywords']);
const headings: ReadonlySet<unknown> = new Set(['heading', 'header', 'title']);

/** Ids, codes, addresses and choices are one word, in lower case or in capitals. */
export const isProse = (text: string, path: FieldPath, kind: FileType): boolean =>
  !filesWithoutProse.has(kind) &&
  (/\s/.test(text) || /^[A-Z][a-z]/.test(text)) &&
  !isStatedValue(path) &&
  !path.some((part) => fieldsWithoutProse.has(part));

/** Data sheets and specification texts print these files. */
const inDocuments: readonly FileType[] = ['site', 'specifications', 'contaminants', 'product'];

function slipsIn(text: string, path: FieldPath, kind: FileType) {
  const sign = inDocuments.includes(kind) ? unprintable(text) : undefined;
  if (sign !== undefined)
    return [
      {
        message: `Data sheets and specification text can't print ${sign}, so they show ? instead.`,
        write: 'Replace it with words.',
        within: sign,
      },
    ];
  if (!isProse(text, path, kind)) return undefined;
  const ofPhrases = findPhrases(text).map(({ index, ...phrase }) => ({
    ...phrase,
    within: phrase.found,
    occurrence: onOneLine(text.slice(0, index)).split(onOneLine(phrase.found)).length - 1,
  }));
  const ofSentences = longSentences(text).map(({ sentence, count }) => ({
    message: `This sentence has ${count} words.`,
    write: `Split it, or cut it to ${maxWords} words.`,
    within: sentence,
  }));
  const isLabel =
    (kind === 'menu' && path.at(-1) === 'label') || (kind === 'category' && path.at(-1) === 'name');
  const [called, most] = isLabel
    ? ['label', maxLabelCharacters]
    : ['heading', maxHeadingCharacters];
  const ofHeading =
    (isLabel || headings.has(path.at(-1))) && text.length > most
      ? [{ message: `This ${called} has ${text.length} characters.`, write: `Cut it to ${most}.` }]
      : [];
  return [...ofPhrases, ...ofSentences, ...ofHeading];
}

export const houseStyle: Rule = {
  name: 'house-style',
  check: ({ documents }) =>
    documents.flatMap((document) =>
      findInTexts(document.value, (text, path) => slipsIn(text, path, document.kind)).flatMap(
        ({ path, found }) =>
          found.map((slip) => reportAt(document, path, { severity: 'warning', ...slip })),
      ),
    ),
};
