import type { Origin } from '../catalogue.ts';
import type { FieldPath } from '../document.ts';
import { type Found, foundOf, lineOf } from './rule.ts';

/** A value that must be unique, with its place. */
export type Saying = {
  readonly value: string;
  readonly origin: Origin;
  readonly path: FieldPath;
};

/** A fault at each repeated value but the first. `what` is what has the value: "page". */
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
        message: `Another ${what} has the same value.`,
        found: value,
        related: [lineOf(first.origin, first.path, 'First at')],
        write: 'Change one of the two.',
      }),
    ];
  });
}
