/** A document against the JSON Schema of its kind: whether it fits, what is wrong, and what it refers to. */
import type { Doubt } from './problem.ts';
import { type FieldPath, type PlacedDocument, problemAt } from './read/document.ts';
import { textFaults } from './read/text-faults.ts';
import { placeKey } from './read/values.ts';
import { explain } from './shape/explain.ts';
import { loadSchemas, type Mention } from './shape/schemas.ts';
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
  return {
    fits,
    mentions: collector.mentions,
    problems: [...strangers(document, problems), ...texts, ...misplaced],
  };
}

/** Fields whose text is no Markdown: its marks would be read as they stand. */
const marks = /\[[^[\]\n]+\]\((?:\/|https?:)[^)\s]*\)|\*\*/;

/** Marks of a link or of bold words wherever they stand. */ const markIn = (text: string) =>
  marks.exec(text)?.[0];

/**
 * Entries with several fields that their list does not know are those of another list, whose own
 * line is missing: one problem, at the first.
 */
function strangers(document: PlacedDocument, problems: readonly Doubt[]): Doubt[] {
  const entryOf = ({ field }: Doubt) => /^(?:.*?)\[\d+\](?=\.[^[\]]+$)/.exec(field)?.[0] ?? '';
  const unknown = problems.filter(({ rule }) => rule === 'unknown-field');
  const counts = new Map<string, number>();
  for (const problem of unknown)
    counts.set(entryOf(problem), (counts.get(entryOf(problem)) ?? 0) + 1);
  const strange = [...counts].flatMap(([entry, count]) =>
    entry !== '' && count > 1 ? [entry] : [],
  );
  const [first] = strange;
  if (first === undefined) return [...problems];
  const list = first.replace(/\[\d+\]$/, '');
  const number = Number(/\[(\d+)\]$/.exec(first)?.[1]);
  const path = pathOfField(first);
  const names = unknown
    .filter((problem) => entryOf(problem) === first)
    .map(({ field }) => field.slice(first.length + 1));
  const isBelow = ({ field }: Doubt) =>
    field.startsWith(`${list}[`) && Number.parseInt(field.slice(list.length + 1), 10) >= number;
  return [
    ...problems.filter((problem) => !isBelow(problem)),
    problemAt(document, path, {
      rule: 'unknown-field',
      message: `this entry is none of ${list}: there are no fields ${names.join(', ')}`,
      write:
        'the line that begins the list to which it belongs, if that is missing here, or the fields of this list',
    }),
  ];
}

const pathOfField = (field: string): FieldPath =>
  field
    .split(/\.|\[|\]\.?/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
