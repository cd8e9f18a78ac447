/** What stands in many pages: one object each, so that who writes pages encodes and searches it once. */
export type Shared = { readonly shared: string };
/** A page in the order of its text. */
export type Pieces = readonly (string | Shared)[];

export const textOf = (pieces: Pieces): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.shared)).join('');
