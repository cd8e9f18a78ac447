/** the bars of the page give way to those of the audience of this visit. */
import { audienceOfVisit } from '../../browser/audience.ts';
import type { SharedData } from '../../browser/shared-data.ts';
import type { ReadCookie } from './visit-cookies.ts';

/** So long the bars of another audience may stay away; then the page's own come back. */
const patienceMs = 4000;

/** Where the audience of the visit is not the page's, its bars give way until they come, or not in time. */
export function holdForAudience(
  { dataset }: HTMLElement,
  { sections }: Pick<SharedData, 'sections'>,
  read: ReadCookie,
): void {
  const stored = read(dataset.sectionCookie ?? '');
  const audience = audienceOfVisit(stored, location.pathname, sections);
  if (audience === dataset.audience) return;
  dataset.pending = audience;
  setTimeout(() => delete dataset.pending, patienceMs);
}
