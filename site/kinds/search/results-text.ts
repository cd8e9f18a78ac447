/** The words of the results page that depend on what was found. */
import type { FacetId, Results } from '../../search/results-rules.ts';

export const facetHeadings: Readonly<Record<FacetId, string>> = {
  application: 'Application',
  type: 'Kind of product',
};

/** The line above the list; it is read out when it changes. */
export function summaryText({ paging, matches }: Results, isCut = false): string {
  const of = paging.total < matches ? `${paging.total} of ` : '';
  const shown = paging.pageCount > 1 ? `, ${paging.first} to ${paging.last} shown` : '';
  // Nobody knows how many there are (A-14).
  if (isCut) return `${of}${of ? 'the' : 'The'} ${matches} closest products${shown}`;
  return `${of}${matches} ${matches === 1 ? 'product' : 'products'}${shown}`;
}

/** The same line where no product matches; articles and pages may all the same. */
export function nothingText(pages: number): string {
  if (pages === 0) return 'No products match these words.';
  return `No products match, but ${pages === 1 ? 'a page' : `${pages} pages`} of this site ${pages === 1 ? 'does' : 'do'}.`;
}

/** Leads from the count of products to what stands below them. */
export const besideText = (pages: number): string =>
  pages === 1 ? 'one article or page below' : `${pages} articles, answers and pages below`;

/**
 * The pages that are linked: the first, the last and those beside the current one; 0 is a gap.
 * Seven places at most, so that they stand in one line of a phone.
 */
export function pageNumbers(page: number, pageCount: number): readonly number[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 4), pageCount - 3);
  const inner = [middle - 1, middle, middle + 1];
  return [
    1,
    ...(middle - 1 > 3 ? [0] : [2]),
    ...inner.filter((number) => number > 2 && number < pageCount - 1),
    ...(middle + 1 < pageCount - 2 ? [0] : [pageCount - 1]),
    pageCount,
  ];
}
