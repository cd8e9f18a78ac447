/** Addresses of the built stylesheet and scripts that pages name. */
export type Assets = {
  readonly stylesheets: readonly string[];
  /** The one small script of every page. */
  readonly page: string;
  /** The scripts that some kinds of pages load beside it. */
  readonly tools: Readonly<Record<string, string>>;
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
};
