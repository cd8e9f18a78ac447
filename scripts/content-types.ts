/** Content types by file extension, for hosts that don't know them. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  woff2: 'font/woff2',
};

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
