/** Fields that no page shows, and edits of them. */
import type { Validated } from '../../codegen/validate/validated.ts';
import type { CountryChange } from './change-report.ts';
import { differences, type FieldSteps } from './differences.ts';
import { fieldWords, printedWith } from './field-words.ts';
import { plainOf } from './plain-value.ts';

const check = 'only the check uses it';
const carried = 'it is kept for the old site, and no page reads it';
const own = 'only files of the catalogue use it';
const server = 'only the web server uses it';

/** Why customers don't see a field, by its schema and path. It covers the fields below it. */
export const notSeen: Readonly<Record<string, string>> = {
  'category id': own,
  'category isCC': carried,
  'category isCCNew': carried,
  'category itemsOld': carried,
  'category doesNotTreat': check,
  'category banners[].id': own,
  'claims claims[].source': check,
  'contaminants technologies[].specification': check,
  'contaminants contaminants[].media': check,
  'contaminants contaminants[].words': check,
  'featured promos[].id': own,
  'featured promos[].sample': check,
  'page sections[].treats': check,
  'page points[].treats': check,
  'product appearance.sample': check,
  'promo-facts facts[].id': own,
  'promo-facts facts[].states': check,
  'site hosting': server,
  'site social[].sample': check,
  'specifications specifications[].from': check,
  'specifications specifications[].to': check,
  'specifications specifications[].begins': check,
  'specifications expected': check,
  'teaser-prices teasers[].id': own,
};

/** Files of a catalogue, by their names below its folder. */
export type CatalogueFiles = ReadonlyMap<string, Validated>;

const idOf = (kind: string, field: FieldSteps): string => {
  const steps = field.map((step) => (typeof step === 'string' ? `.${step}` : '[]')).join('');
  return `${kind} ${steps.slice(1)}`.replace(/^(\S+ )(?:(?:categories|list)\[\]\.)+/, '$1');
};

/** Why no customer sees an edit of a field, if that is so. */
export const reasonFor = (id: string): string | undefined =>
  Object.entries(notSeen).find(
    ([known]) => id === known || (id.startsWith(known) && /[.[]/.test(id.charAt(known.length))),
  )?.[1];

/** Edits of fields that no page shows. */
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
