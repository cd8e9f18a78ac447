/** Facts of a product that stand beside its other fields, where they are none: only all files together know their names. */
import type { Problem } from './problem.ts';
import type { Shaped } from './shaped.ts';

/** The problems, with what to do about such a fact in the place of all the fields that there are. */
export function strayFacts(problems: readonly Problem[], shaped: readonly Shaped[]): Problem[] {
  const ids = new Set(
    shaped.flatMap((entry) =>
      entry.kind === 'specifications' ? entry.value.specifications.map(({ id }) => id) : [],
    ),
  );
  return problems.map((problem) => {
    const { rule, field, file, fix, perhaps: _, ...rest } = problem;
    const isStray = rule === 'unknown-field' && ids.has(field) && /\/products\/[^/]+$/.test(file);
    return isStray && !fix
      ? {
          ...rest,
          rule,
          field,
          file,
          message: `${field} is a specification`,
          write: 'it beneath specifications:, with two spaces in front',
        }
      : problem;
  });
}
