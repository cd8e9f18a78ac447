/** the bars of the page give way to those of the audience of this visit. */
import { type ResolvedAudience, resolve } from '../../browser/audience.ts';
import type { SharedData } from '../../browser/shared-data.ts';
import { readCookie } from './visit-cookies.ts';

/** So long the bars of another audience may stay away; then the page's own come back. */
const patienceMs = 4000;

/** Where the audience of the visit is not the page's, its bars give way until `settle` is called. */
export function holdForAudience(
  { dataset }: HTMLElement,
  { sections }: Pick<SharedData, 'sections'>,
): ResolvedAudience & { readonly settle: () => void } {
  const resolved = resolve(readCookie(dataset.sectionCookie ?? ''), location.pathname, sections);
  const settle = () => {
    delete dataset.pending;
  };
  if (resolved.audience !== dataset.audience) {
    dataset.pending = resolved.audience;
    setTimeout(settle, patienceMs);
  }
  return { ...resolved, settle };
}
