/** Markup that many pages share, as one object so that it's encoded once. */
export type SharedChunk = { readonly shared: string };
export type HtmlChunks = readonly (string | SharedChunk)[];

export const joinChunks = (pieces: HtmlChunks): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.shared)).join('');
