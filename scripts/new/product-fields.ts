/** What the file of a product is still to tell, by its type: a sentence each. */
import { lookWords } from '../../codegen/rules/appearance.ts';
import { pictureFieldsOf } from '../../kernel/picture-fields.ts';
import { isProductType } from '../../kernel/vocabulary.ts';
import type { Editing } from '../editing/editing.ts';

/** Of a type that nobody knows nothing is said; the check refuses it. */
export function productFields(
  { validated }: Pick<Editing, 'validated'>,
  type: string,
): readonly string[] {
  if (!isProductType(type)) return [];
  const expected = validated
    .flatMap((file) => (file.kind === 'specifications' ? (file.value.expected ?? []) : []))
    .find((each) => each.type === type);
  const drawn = pictureFieldsOf(type);
  // Of several in one place any one will do.
  const facts = (expected?.facts ?? []).map((each) =>
    typeof each === 'string' ? each : each.join(' or '),
  );
  return [
    ...(drawn.length > 0 ? [`Its picture is drawn from: ${drawn.join(', ')}.`] : []),
    ...(expected?.looks ?? []).map(
      (field) => `appearance.${field} is of: ${lookWords(type, field).join(', ')}.`,
    ),
    ...(facts.length > 0 ? [`Its specifications are to state: ${facts.join(', ')}.`] : []),
  ];
}
