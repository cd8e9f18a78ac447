/** Markup that many pages share. It's one object, so that the writer of pages encodes it once. */
export type Shared = { readonly shared: string };
/** A page's parts, in order. */
export type Pieces = readonly (string | Shared)[];

export const textOf = (pieces: Pieces): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.shared)).join('');
