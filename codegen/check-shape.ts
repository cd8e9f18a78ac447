/** A document against the JSON Schema of its kind: whether it fits, what is wrong, and what it refers to. */
import type { Doubt } from './problem.ts';
import { type PlacedDocument, problemAt } from './read/document.ts';
import { textFaults } from './read/text-faults.ts';
import { explain } from './shape/explain.ts';
import { readAsText } from './shape/read-as-text.ts';
import { loadSchemas, type Mention } from './shape/schemas.ts';
import { strangers } from './shape/strangers.ts';

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
  const marks = readAsText(document, collector.mentions);
  return {
    fits,
    mentions: collector.mentions,
    problems: [...strangers(document, problems), ...texts, ...marks],
  };
}
