/** A document against the JSON Schema of its kind: whether it fits, what is wrong, and what it refers to. */
import type { ErrorObject } from 'ajv';
import { isRecord } from '../kernel/is-record.ts';
import type { Doubt } from './problem.ts';
import { type FieldPath, fieldName, type PlacedDocument, problemAt } from './read/document.ts';
import { textFaults } from './read/text-faults.ts';
import { explain } from './shape/explain.ts';
import { readAsText } from './shape/read-as-text.ts';
import { loadSchemas, type Mention, pathOf } from './shape/schemas.ts';
import { strangers } from './shape/strangers.ts';

export type ShapeResult = {
  readonly fits: boolean;
  readonly mentions: readonly Mention[];
  readonly problems: readonly Doubt[];
  /** The fields that hold a name, a fact, or what should be a choice or a figure and is none. */
  readonly names: () => ReadonlySet<string>;
};

export function checkShape(document: PlacedDocument): ShapeResult {
  const validate = loadSchemas()(document.kind);
  const collector: { mentions: Mention[] } = { mentions: [] };
  const fits = validate.call(collector, document.value);
  const errors = fits ? [] : (validate.errors ?? []);
  const problems = errors
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
  const marks = readAsText(document, collector.mentions);
  return {
    fits,
    mentions: collector.mentions,
    problems: [...strangers(document, problems), ...texts, ...marks],
    names: () =>
      new Set([
        ...collector.mentions.flatMap(namedBy).map(fieldName),
        ...errors.filter(isOfOne).map(({ instancePath }) => fieldName(pathOf(instancePath))),
      ]),
  };
}

/** Facts are as short as names. */
function namedBy({ kind, value, path }: Mention): FieldPath[] {
  if (kind !== 'specifications') return kind === 'text' ? [] : [path];
  return Object.keys(isRecord(value) ? value : {}).map((id) => [...path, id]);
}

/** Of a choice, a figure, an address or a switch. Prose may be too long, and a list may have been meant. */
const isOfOne = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'type'
    ? ![parentSchema?.type].flat().some((type) => type === 'array' || type === 'object')
    : !['maxLength', 'minLength'].includes(keyword);
