/** A document against the JSON Schema of its kind: whether it fits, what is wrong, and what it refers to. */
import type { Doubt } from './problem.ts';
import { type PlacedDocument, problemAt } from './read/document.ts';
import { textFaults } from './read/text-faults.ts';
import { placeKey } from './read/values.ts';
import { explain } from './shape/explain.ts';
import { loadSchemas, type Mention } from './shape/schemas.ts';
import { strangers } from './shape/strangers.ts';
import { inTexts } from './texts-in.ts';

export type ShapeResult = {
  readonly fits: boolean;
  readonly mentions: readonly Mention[];
  readonly problems: readonly Doubt[];
};

export function checkShape(document: PlacedDocument): ShapeResult {
  const validate = loadSchemas()(document.kind);
  const collector: { mentions: Mention[] } = { mentions: [] };
  const fits = validate.call(collector, document.value);
  const problems = (fits ? [] : (validate.errors ?? []))
    // The branches of an anyOf fail one by one; the anyOf itself says what is wanted.
    .filter(({ schemaPath }) => !/\/anyOf\/\d+\//.test(schemaPath))
    .flatMap((error) => explain(document, error) ?? []);
  const texts = collector.mentions.flatMap(({ kind, value, path }) =>
    kind === 'text' && typeof value === 'string'
      ? textFaults(value).map(({ fix, ...fault }) =>
          problemAt(document, path, {
            ...fault,
            rule: 'text-marks',
            within: fault.found,
            ...(fix !== undefined && { tries: [fix] }),
          }),
        )
      : [],
  );
  const marked = new Set(collector.mentions.map(({ path }) => placeKey(path)));
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
  return {
    fits,
    mentions: collector.mentions,
    problems: [...strangers(document, problems), ...texts, ...misplaced, ...torn, ...encoded],
  };
}

/** Fields whose text is no Markdown: its marks would be read as they stand. */
const marks = /\[[^[\]\n]+\]\((?:\/|https?:)[^)\s]*\)|\*\*/;

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
