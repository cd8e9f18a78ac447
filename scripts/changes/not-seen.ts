/** Fields that no page shows, and edits to them. */
import type { Validated } from '../../codegen/validate/validated.ts';
import type { CountryChange } from './change-report.ts';
import { differences, type FieldSteps } from './differences.ts';
import data from './field-words.json' with { type: 'json' };
import { fieldWords, printedWith } from './field-words.ts';
import { plainOf } from './plain-value.ts';

/** Why customers don't see a field, by its schema and path. It covers the fields below it. */
const notSeen: Readonly<Record<string, string>> = data.notSeen;

/** Files of a catalogue, by their names below its folder. */
export type CatalogueFiles = ReadonlyMap<string, Validated>;

const idOf = (kind: string, field: FieldSteps): string => {
  const steps = field.map((step) => (typeof step === 'string' ? `.${step}` : '[]')).join('');
  return `${kind} ${steps.slice(1)}`.replace(/^(\S+ )(?:(?:categories|list)\[\]\.)+/, '$1');
};

/** Why no customer sees an edit to a field, if that is so. */
export const reasonFor = (id: string): string | undefined =>
  Object.entries(notSeen).find(
    ([known]) => id === known || (id.startsWith(known) && /[.[]/.test(id.charAt(known.length))),
  )?.[1];

/** Edits to fields that no page shows. */
export function unseenChanges(
  before: CatalogueFiles = new Map(),
  after: CatalogueFiles = new Map(),
  facts: Parameters<typeof printedWith>[0],
): CountryChange[] {
  return [...after].flatMap(([file, { kind, value }]) => {
    const was = before.get(file);
    if (was?.kind !== kind) return [];
    return differences(plainOf(was.value), plainOf(value), printedWith(facts)).flatMap(
      ({ field, isOrder: _, ...found }): CountryChange[] => {
        const note = reasonFor(idOf(kind, field));
        const what = fieldWords(kind, field, facts);
        return note === undefined
          ? []
          : [{ topic: 'unseen', subject: file, what, level: 'note', pages: [], note, ...found }];
      },
    );
  });
}
