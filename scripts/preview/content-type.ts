import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/**
 * The Content-Type of a file by its path. An optimised image keeps its source's name, so below
 * /_ipx the format modifier decides (SPEC 7.4: `/_ipx/f_webp&w_400/tap.jpg` is WebP).
 */
export function contentType(path: string): string {
  const modifier = /^\/_ipx\/(?:[^/]*[&,])?f_([a-z0-9]+)/.exec(path)?.[1];
  const extension = modifier ? `.${modifier}` : extname(path).toLowerCase();
  return TYPES[extension] ?? 'application/octet-stream';
}

/** Whether the bytes of this type get smaller by compression. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|x-icon|wasm/.test(type);
}
