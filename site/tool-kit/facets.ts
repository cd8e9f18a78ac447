/** Narrowing a list by its facets, and counting what each value of them would leave. */
import { dashed } from './dashed.ts';

export type Facet<Thing, Id extends string> = {
  readonly id: Id;
  readonly accepts: (thing: Thing, value: string) => boolean;
};

/** What a visitor has chosen: several values of one facet widen, two facets narrow. */
export type Choice<Id extends string> = Readonly<Partial<Record<Id, string | readonly string[]>>>;

/** Whether a thing is what was chosen. */
export function keeps<Thing, Id extends string>(
  thing: Thing,
  facets: readonly Facet<Thing, Id>[],
  choice: Choice<Id>,
): boolean {
  return narrow([thing], facets, choice).length > 0;
}

/** `except` leaves one facet out: what the others leave is what its own values choose from. */
export function narrow<Thing, Id extends string>(
  things: readonly Thing[],
  facets: readonly Facet<Thing, Id>[],
  choice: Choice<Id>,
  except?: Id,
): readonly Thing[] {
  const asked = facets.flatMap(({ id, accepts }) => {
    const chosen: readonly string[] = [choice[id] ?? []].flat();
    return chosen.length === 0 || id === except ? [] : [{ accepts, chosen }];
  });
  return things.filter((thing) =>
    asked.every(({ accepts, chosen }) => chosen.some((value) => accepts(thing, value))),
  );
}

/** How many of the things have each value. */
export function countValues<Thing>(
  things: readonly Thing[],
  { accepts }: Pick<Facet<Thing, string>, 'accepts'>,
  values: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    values.map((value) => [value, things.filter((thing) => accepts(thing, value)).length]),
  );
}

/** Whether one of the texts is the value, however either is spelled. */
export function isAmong(texts: readonly string[], value: string): boolean {
  return texts.some((text) => dashed(text) === dashed(value));
}

/** Each value once, as it is spelled first. */
export function spellings(texts: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(dashed(text))) found.set(dashed(text), text);
  return [...found.values()];
}
