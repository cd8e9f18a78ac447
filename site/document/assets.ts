/** Addresses of the built stylesheet and scripts that a page names. */
export type Assets = {
  readonly stylesheets: readonly string[];
  /** The one script of a page. Empty: none. */
  readonly script: string;
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
};
