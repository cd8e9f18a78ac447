/** The sections of the site, and which of them a path belongs to. */

/** SPEC 2 and 4: the sections a visitor can choose. */
export const audiences = ['Consumer', 'Dealers', 'Specifiers', 'Food-Service'] as const;
export type Audience = (typeof audiences)[number];

/** What paths of a section contain, in the order in which a path is asked for it. */
export type Sections = readonly (readonly [part: string, audience: Audience])[];

const askedFor = ['Specifiers', 'Dealers', 'Food-Service'] as const;

/** The sections of site.yaml: each by the first part of its home's path; the root names none. */
export const sectionsOf = (
  homes: readonly { readonly id: Audience; readonly url: string }[],
): Sections =>
  askedFor.flatMap((audience) => {
    const part = homes.find(({ id }) => id === audience)?.url.split('/')[1];
    return part ? [[`/${part}`, audience] as const] : [];
  });

/**
 * The section that a path names, Consumer where it names none (AUD-03 to AUD-06): by plain inclusion,
 * so that /specifiers-why is a page for specifiers. Query and fragment do not count.
 */
export const audienceOfPath = (path: string, sections: Sections): Audience =>
  sections.find(([part]) => path.replace(/[?#].*/s, '').includes(part))?.[1] ?? 'Consumer';
