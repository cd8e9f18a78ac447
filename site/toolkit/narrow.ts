/** Narrows a list by its facets, and counts what each value would leave. */

export type FacetOf<Thing, Id extends string> = {
  readonly id: Id;
  readonly accepts: (thing: Thing, value: string) => boolean;
};

/** A visitor's choice. Several values of one facet widen it, two facets narrow it. */
export type Chosen<Id extends string> = Readonly<Partial<Record<Id, string | readonly string[]>>>;

export function matches<Thing, Id extends string>(
  thing: Thing,
  facets: readonly FacetOf<Thing, Id>[],
  choice: Chosen<Id>,
): boolean {
  return narrowByFacet([thing], facets, choice).length > 0;
}

/** Returns the things that match. `except` ignores one facet, to count what its own values would leave. */
export function narrowByFacet<Thing, Id extends string>(
  things: readonly Thing[],
  facets: readonly FacetOf<Thing, Id>[],
  choice: Chosen<Id>,
  except?: Id,
): readonly Thing[] {
  const active = facets.flatMap(({ id, accepts }) => {
    const chosen: readonly string[] = [choice[id] ?? []].flat();
    return chosen.length === 0 || id === except ? [] : [{ accepts, chosen }];
  });
  return things.filter((thing) =>
    active.every(({ accepts, chosen }) => chosen.some((value) => accepts(thing, value))),
  );
}

export function countValues<Thing>(
  things: readonly Thing[],
  { accepts }: Pick<FacetOf<Thing, string>, 'accepts'>,
  values: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    values.map((value) => [value, things.filter((thing) => accepts(thing, value)).length]),
  );
}

/** Whether one of the texts equals the value, ignoring case and dashes. */
export function isAmong(texts: readonly string[], value: string): boolean {
  return texts.some((text) => slugOf(text) === slugOf(value));
}

export function spellings(texts: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(slugOf(text))) found.set(slugOf(text), text);
  return [...found.values()];
}

/** A cache, because each of the few values is compared with every product. */
const slugs = new Map<string, string>();

/** "Boiling and Ambient" and "Boiling-and-Ambient" are equal: lower case, with dashes. */
export function slugOf(text: string): string {
  const slug =
    slugs.get(text) ??
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]+/gu, '-')
      .replace(/^-|-$/g, '');
  slugs.set(text, slug);
  return slug;
}
