/** The header's styles and the script for its state before the first paint, inlined in every page. */
export type FirstPaint = { readonly styles: string; readonly script: string };

/** After a stylesheet, Firefox waits for it before a blank script, but not before an empty one. */
export const waiting = ' ';

export type Assets = {
  /** Absent in development, where the page waits for its styles and script. */
  readonly first?: FirstPaint;
  readonly stylesheets: readonly string[];
  readonly page: string;
  /** The second scripts of some page types. */
  readonly tools: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
};
