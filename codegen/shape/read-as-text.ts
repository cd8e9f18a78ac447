/** Marks and spellings that mean something elsewhere, and that visitors would read as they stand. */
import type { Doubt } from '../problem.ts';
import { type PlacedDocument, problemAt } from '../read/document.ts';
import { placeKey } from '../read/values.ts';
import { inTexts } from '../texts-in.ts';
import type { Mention } from './schemas.ts';

export function readAsText(document: PlacedDocument, mentions: readonly Mention[]): Doubt[] {
  const marked = new Set(mentions.map(({ path }) => placeKey(path)));
  const misplaced = inTexts(document.value, markIn).flatMap(({ path, found }) =>
    marked.has(placeKey(path))
      ? []
      : problemAt(document, path, {
          severity: 'warning',
          message: `${found === '**' ? 'bold words' : 'links'} are not understood in this field, and their marks would be read`,
          found,
          write: 'the words alone',
          rule: 'text-marks',
          within: found,
        }),
  );
  const torn = inTexts(document.value, (text) => /\p{L}"\p{L}/u.exec(text)?.[0]).map(
    ({ path, found }) =>
      problemAt(document, path, {
        severity: 'warning',
        message: 'a quote stands in the middle of a word',
        found,
        write: 'the word without it',
        rule: 'text-marks',
        within: found,
      }),
  );
  const encoded = inTexts(document.value, (text) => entity.exec(text)?.[0]).map(({ path, found }) =>
    problemAt(document, path, {
      severity: 'warning',
      message: 'this is how HTML spells a character, and would be read as it stands',
      found,
      write: 'the character itself, for &nbsp; a blank',
      rule: 'text-marks',
      within: found,
      tries: [characters[found.slice(1, -1).toLowerCase()] ?? []].flat(),
    }),
  );
  const tags = inTexts(document.value, tagIn).map(({ path, found }) => {
    const isText = mentions.some(
      (mention) => mention.kind === 'text' && placeKey(mention.path) === placeKey(path),
    );
    const [, , words] = bold.exec(found) ?? [];
    return problemAt(document, path, {
      severity: 'warning',
      message: 'this is how HTML marks words, and would be read as it stands',
      found,
      write: isText ? 'the words alone, bold ones between ** and **' : 'the words alone',
      rule: 'text-marks',
      within: found,
      tries: words === undefined ? [] : [isText ? `**${words}**` : words],
    });
  });
  return [...misplaced, ...torn, ...encoded, ...tags];
}

/** Fields whose text is no Markdown: its marks would be read as they stand. */
const marks =
  /\[[^[\]\n]+\]\((?:\/|https?:)[^)\s]*\)|\([^()[\]\n]+\)\[(?:\/|https?:)[^\]\s]*\]|\*\*/;

/** Marks of a link or of bold words wherever they stand. */
const markIn = (text: string) => marks.exec(text)?.[0];

/** What comes along with a text that was copied out of a page's source. */
const entity = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,4});/i;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  deg: '°',
};

const bold = /<(b|strong)>([^<>]+)<\/\1>/i;
const tag =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/i;
const code = /`[^`]*`/g;

/** What stands between two backticks is meant to be read. */
function tagIn(text: string): string | undefined {
  if (!text.includes('<')) return undefined;
  const said = text.replaceAll(code, '');
  return (bold.exec(said) ?? tag.exec(said))?.[0];
}
