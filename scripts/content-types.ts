import data from './content-types.json' with { type: 'json' };

/** Content types by file extension, for hosts that don't know them. */
const types: Readonly<Record<string, string>> = data;

/** The types without their charset. */
export const mimeTypes: readonly (readonly [ending: string, type: string])[] = Object.entries(
  types,
).map(([ending, type]) => [ending, type.replace(/;.*/, '')]);

export function contentType(path: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return types[ending] ?? 'application/octet-stream';
}

export const isCompressible = (path: string): boolean =>
  /^(?:text\/|application\/(?:json|xml)|image\/(?:svg|vnd\.dxf))/.test(contentType(path));

/** Paths of files that pages load. A missing one doesn't return HTML. */
export const assetPath = /^\/(?:assets|_ipx|documents)\/|\.[a-z][a-z0-9]{0,9}$/i;
