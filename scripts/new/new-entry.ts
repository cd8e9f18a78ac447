/** Entries of lists: promotions, places, redirects. Their fields are the answers. */
import type { FileType } from '../../codegen/document.ts';
import { addEntry } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { readValue } from '../editing/read-value.ts';
import { orderOf, schemaAt } from '../editing/schema-fields.ts';
import { type Value, writeFields, writeValue } from '../editing/write-value.ts';
import { type Answers, fieldOf, type Template } from './template.ts';

/** A new entry at the end of a list. `left` is what's left to do. */
function entryOf(
  kind: FileType,
  file: string,
  list: string,
  left: (answers: Answers) => readonly string[] = () => [],
): Template {
  const template: Template = {
    kind,
    path: [list, 0],
    make: (editing, answers) => {
      const written = Object.entries(answers).flatMap(([name, answer]) => {
        const field = fieldOf(template, name);
        const schema = field === undefined ? field : schemaAt(kind, [list, 0, field]);
        const read = schema && answer !== undefined && readValue(schema, answer);
        return field !== undefined && read && 'value' in read ? [[field, read.value] as const] : [];
      });
      const values = new Map(written);
      const fields: Record<string, Value | undefined> = Object.fromEntries(
        orderOf(kind, [list, 0]).map((field) => [field, values.get(field)]),
      );
      const isShort = values.size < 3;
      const spelling = isShort ? writeValue(fields) : writeFields(fields);
      editing.proposal.edit(file, (yaml) => addEntry(yaml, [list], { spelling }));
      return left(answers);
    },
  };
  return template;
}

export const newPromotion = entryOf(
  'featured',
  'promotions/featured.yaml',
  'promos',
  ({ id, start }) => [
    `Name it in its category: ${start === undefined ? `featured: ${id}` : `seasonal: [${id}]`}.`,
  ],
);
export const newRedirect = entryOf('redirects', 'redirects.yaml', 'redirects');

/** Offers the coordinates of another place in the same suburb. */
function coordinates({ validated }: Editing, name: string, answers: Answers): string | undefined {
  if (name !== 'latitude' && name !== 'longitude') return undefined;
  const near = validated
    .flatMap((entry) => (entry.kind === 'places' ? entry.value.places : []))
    .find(
      (each) =>
        each.country === answers['country'] &&
        each.postcode === answers['postcode'] &&
        each.suburb === answers['suburb'],
    );
  return near && String(near[name]);
}
export const newStore: Template = {
  ...entryOf('places', 'places/stores.yaml', 'places'),
  suggest: coordinates,
};
export const newInstaller: Template = {
  ...entryOf('places', 'places/installers.yaml', 'places'),
  suggest: coordinates,
};
