/** The sections that a visitor can choose (SPEC 2, 4). */
export const audiences = ['Consumer', 'Dealers', 'Specifiers', 'Food-Service'] as const;
export type Audience = (typeof audiences)[number];

/** Each section's path prefix, in the order they're tried. */
export type Sections = readonly (readonly [part: string, audience: Audience])[];

const tried = ['Specifiers', 'Dealers', 'Food-Service'] as const;

/** Lists site.yaml's sections by the first segment of their home's path. The root has none. */
export const sectionsOf = (
  homes: readonly { readonly id: Audience; readonly url: string }[],
): Sections =>
  tried.flatMap((audience) => {
    const part = homes.find(({ id }) => id === audience)?.url.split('/')[1];
    return part ? [[`/${part}`, audience] as const] : [];
  });

/** Finds a path's section, by default Consumer (AUD-03 to AUD-06). Ignores query and fragment. */
export const audienceOfPath = (path: string, sections: Sections): Audience =>
  sections.find(([part]) => path.replace(/[?#].*/s, '').includes(part))?.[1] ?? 'Consumer';
