/** The sections of the site, and which of them a path belongs to. */

/** SPEC 2 and 4: the sections a visitor can choose. */
export const audiences = ['Consumer', 'Dealers', 'Specifiers', 'Food-Service'] as const;
export type Audience = (typeof audiences)[number];

// In this order, by plain inclusion: /specifiers-why is a page for specifiers.
const sections: readonly (readonly [part: string, audience: Audience])[] = [
  ['/specifiers', 'Specifiers'],
  ['/dealers', 'Dealers'],
  ['/food-service', 'Food-Service'],
];

/** The section that a path names, if it names one (AUD-03 to AUD-06). Query and fragment do not count. */
export function sectionOfPath(path: string): Audience | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return sections.find(([part]) => pathname.includes(part))?.[1];
}
/** Consumer where the path names no section. */
export const audienceOfPath = (path: string): Audience => sectionOfPath(path) ?? 'Consumer';
