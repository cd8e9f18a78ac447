/** Serves pictures and documents on request during development. Published trees hold them as files. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { createPictureEncoder, type EncodedFormat } from './picture-encoder.ts';
import { isGenerated, readAddress } from './read-address.ts';
import type { ImageSources } from './sources.ts';

/** Returns true if the request was for one of them and has been answered. */
export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const contentTypes: Readonly<Record<EncodedFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  txt: 'text/plain; charset=utf-8',
};

export function createImageHandler(sources: ImageSources, cacheDirectory: string): ImageHandler {
  const maker = createPictureEncoder(sources, cacheDirectory);
  return async ({ url = '', method = 'GET' }, response) => {
    if (!isGenerated(url)) return false;
    try {
      const request = readAddress(url);
      const { file, format } = await (await maker.open(request)).make(request);
      const body = await readFile(file);
      response.writeHead(200, {
        'content-type': contentTypes[format],
        'content-length': body.length,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      response.end(method === 'HEAD' ? undefined : body);
    } catch (error) {
      if (!(error instanceof ImageRequestError)) throw error;
      response.writeHead(error.status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${error.message}\n`);
    }
    return true;
  };
}
