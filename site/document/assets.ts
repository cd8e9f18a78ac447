/** Inlined in every page: the header's styles, and the script that sets its state before the first paint. */
export type FirstPaint = { readonly styles: string; readonly script: string };

/**
 * The text of a script that does nothing, placed after a stylesheet in the body. It makes Firefox wait there, as other
 * browsers do, so that nothing below is painted without styles. An empty script wouldn't wait.
 */
export const waiting = ' ';

/** Addresses of the built stylesheet and scripts that pages name. */
export type Assets = {
  /** Absent in development, where the page waits for its styles and script. */
  readonly first?: FirstPaint;
  readonly stylesheets: readonly string[];
  /** The one small script of every page. */
  readonly page: string;
  /** The second scripts of some page types. */
  readonly tools: Readonly<Record<string, string>>;
  /** The typeface of the first screen. */
  readonly fonts: readonly string[];
};
