import type { ResultFacetId, Results } from '../../search/results.ts';

export const facetHeadings: Readonly<Record<ResultFacetId, string>> = {
  application: 'Application',
  type: 'Product type',
};

export function summaryText({ paging, matches }: Results, isCut = false): string {
  const of = paging.total < matches ? `${paging.total} of ` : '';
  const shown = paging.pageCount > 1 ? `, ${paging.first} to ${paging.last} shown` : '';
  // The total is unknown (A-14).
  if (isCut) return `${of}${of ? 'the' : 'The'} ${matches} closest products${shown}`;
  return `${of}${matches} ${matches === 1 ? 'product' : 'products'}${shown}`;
}

/** The line above the list if no product matches, though pages may. */
export function nothingText(pages: number): string {
  if (pages === 0) return 'No products found.';
  return `No products found. ${pages === 1 ? '1 page matches' : `${pages} pages match`}.`;
}

export const additionalText = (pages: number): string =>
  pages === 1 ? 'one article or page below' : `${pages} articles, answers and pages below`;

/** The linked pages, with 0 for a gap. Seven at most, so they fit on one line of a phone. */
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
