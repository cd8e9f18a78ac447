/** What stands in each page itself: the styles of its header, and what decides on it before the first paint. */
export type FirstPaint = { readonly styles: string; readonly script: string };

/**
 * The text of a script that does nothing, behind a stylesheet in the body: it makes Firefox wait there, as
 * others do, so that nothing below is painted without its styles. An empty one would wait for nothing.
 */
export const waiting = ' ';

/** Addresses of the built stylesheet and scripts that pages name. */
export type Assets = {
  /** Development has none: there the styles and the script are waited for. */
  readonly first?: FirstPaint;
  readonly stylesheets: readonly string[];
  /** The one small script of every page. */
  readonly page: string;
  /** The scripts that some kinds of pages load beside it. */
  readonly tools: Readonly<Record<string, string>>;
  /** The typeface of the first screen. */
  readonly fonts: readonly string[];
};
