/** Reports one mistake once. Only this module and verifyFixes leave out diagnostics. */
import { type Diagnostic, isError } from './diagnostic.ts';

const startOf = ({ line, column }: Diagnostic) => `${line}:${column}`;

/** Prefers a YAML misreading to the wrong type that follows from the misreading. */
export function dedupe(
  fromYaml: readonly Diagnostic[],
  fromSchema: readonly Diagnostic[],
): Diagnostic[] {
  // Where a country is expected, NO is an unknown country, not a switch.
  const choices = new Set(
    fromSchema.flatMap((each) => (each.rule === 'not-a-choice' ? startOf(each) : [])),
  );
  const wrong = new Set(fromSchema.filter(isError).map(startOf));
  const kept = fromYaml.filter((each) =>
    isError(each)
      ? !(each.rule === 'quote-text' && choices.has(startOf(each)))
      : !wrong.has(startOf(each)),
  );
  const starts = new Set(kept.filter((each) => isError(each) && !each.tentative).map(startOf));
  // An anchor, a second line or a repeated key is itself the mistake.
  const fields = new Set(
    kept.flatMap(({ rule, severity, field, tentative }) =>
      !tentative &&
      (rule === 'plain-yaml' ||
        rule === 'duplicate-key' ||
        (rule === 'swallowed' && severity === 'error'))
        ? [field]
        : [],
    ),
  );
  return firstOfList([
    ...kept,
    ...fromSchema.filter(
      (each) => !starts.has(startOf(each)) && !(each.field !== '' && fields.has(each.field)),
    ),
  ]);
}

/** Reports wrong entries of a list once, at the first. */
function firstOfList(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ rule, field, message, found = '' }) => {
    const key = [field.replaceAll(/\d+/g, ''), message, found].join('\0');
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst || rule !== 'unknown-field' || !field.includes(']');
  });
}
