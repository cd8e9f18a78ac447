/** Addresses of the built stylesheet and scripts that pages name. */
export type Assets = {
  readonly stylesheets: readonly string[];
  /** The one small script of every page. */
  readonly page: string;
  /** The scripts of the pages that are tools, by the name of their folder in site/tools. */
  readonly tools: Readonly<Record<string, string>>;
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
};
