/** Entries and fields that belong beneath another line, which is missing: one problem, at the first of them. */
import type { Doubt } from '../problem.ts';
import { type FieldPath, type PlacedDocument, problemAt } from '../read/document.ts';

export const strangers = (document: PlacedDocument, problems: readonly Doubt[]): Doubt[] =>
  strangeFields(document, strangeEntries(document, problems));

const entryOf = ({ field }: Doubt) => /^(?:.*?)\[\d+\](?=\.[^[\]]+$)/.exec(field)?.[0] ?? '';
const nameOf = ({ field }: Doubt) => field.slice(field.lastIndexOf('.') + 1);
/** One that is told with what was found is a known field with a slip in it. */
const isUnknown = ({ rule, found }: Doubt) => rule === 'unknown-field' && found === undefined;
const parentOf = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')));

/**
 * Entries with several fields that their list does not know, or with one and several missing; and
 * entries with fields at all, in a list of words.
 */
function strangeEntries(document: PlacedDocument, problems: readonly Doubt[]): Doubt[] {
  const counts = new Map<string, { unknown: number; missing: number }>();
  for (const problem of problems) {
    const entry = entryOf(problem);
    const count = counts.get(entry) ?? { unknown: 0, missing: 0 };
    if (isUnknown(problem)) count.unknown++;
    if (problem.rule === 'missing-field') count.missing++;
    counts.set(entry, count);
  }
  const isGroup = ({ rule, field, found }: Doubt) =>
    rule === 'wrong-type' && field.endsWith(']') && found === 'a group of fields';
  const first =
    [...counts].find(
      ([entry, { unknown, missing }]) =>
        entry !== '' && (unknown > 1 || (unknown === 1 && missing > 1)),
    )?.[0] ?? problems.find(isGroup)?.field;
  if (first === undefined) return [...problems];
  const list = first.replace(/\[\d+\]$/, '');
  const number = Number(/\[(\d+)\]$/.exec(first)?.[1]);
  const names = problems
    .filter((problem) => isUnknown(problem) && entryOf(problem) === first)
    .map(nameOf);
  const isBelow = ({ field }: Doubt) =>
    field.startsWith(`${list}[`) && Number.parseInt(field.slice(list.length + 1), 10) >= number;
  // The list that is missing beside this one is the one whose line is lost.
  const lost = problems.filter(
    ({ rule, field }) => rule === 'missing-field' && parentOf(field) === parentOf(list),
  );
  const [only] = lost.length === 1 ? lost : [];
  return [
    ...problems.filter((problem) => !isBelow(problem) && problem !== only),
    problemAt(document, pathOfField(first), {
      rule: 'unknown-field',
      message: `this entry is none of ${list}${names.length === 0 ? ', whose entries are texts' : `: there ${names.length === 1 ? 'is no field' : 'are no fields'} ${names.join(', ')}`}`,
      write: only
        ? `${nameOf(only)}: in a line of its own in front of it`
        : 'the line that begins the list to which it belongs, if that is missing here, or the fields of this list',
    }),
  ];
}

/** Several fields that their group does not know, where the group beside it is missing. */
function strangeFields(document: PlacedDocument, problems: readonly Doubt[]): Doubt[] {
  const unknown = problems.filter(isUnknown);
  for (const missing of problems.filter(({ rule }) => rule === 'missing-field')) {
    const astray = unknown.filter(
      ({ field }) => field.includes('.') && parentOf(parentOf(field)) === parentOf(missing.field),
    );
    const [first] = astray;
    if (!first || astray.length < 2) continue;
    return [
      ...problems.filter((problem) => problem !== missing && !astray.includes(problem)),
      problemAt(document, pathOfField(first.field), {
        key: true,
        rule: 'unknown-field',
        message: `there are no fields ${astray.map(nameOf).join(', ')} in ${parentOf(first.field)}`,
        write: `${nameOf(missing)}: in a line of its own in front of them`,
      }),
    ];
  }
  return [...problems];
}

const pathOfField = (field: string): FieldPath =>
  field
    .split(/\.|\[|\]\.?/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
