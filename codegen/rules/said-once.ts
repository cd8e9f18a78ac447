import type { Origin } from '../catalogue.ts';
import type { FieldPath } from '../load/document.ts';
import { type Found, foundOf, lineOf } from './rule.ts';

/** Something that may be said once: a value, the thing that says it, and the field. */
export type Saying = {
  readonly value: string;
  readonly origin: Origin;
  readonly path: FieldPath;
};

/** A problem at each saying but the first of its value. `what` is the kind of thing that says it. */
export function saidOnce(what: string, sayings: readonly Saying[]): Found[] {
  const seen = new Map<string, Saying>();
  return sayings.flatMap((saying) => {
    const { value, origin, path } = saying;
    const first = seen.get(value);
    if (!first) {
      seen.set(value, saying);
      return [];
    }
    return [
      foundOf(origin, path, {
        message: `another ${what} says the same`,
        found: value,
        related: [lineOf(first.origin, first.path, 'first at')],
        write: 'something of its own',
      }),
    ];
  });
}
