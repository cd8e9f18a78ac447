/** Serves pictures and documents on request during development. Published trees hold them as files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { contentType } from '../content-types.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { isGenerated, readAddress } from './read-address.ts';
import type { ImageSources } from './sources.ts';

/** Returns true if the request was for one of them and has been answered. */
export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export function createImageHandler(sources: ImageSources, cacheDirectory: string): ImageHandler {
  const maker = createPictureEncoder(sources, cacheDirectory);
  return async ({ url = '', method = 'GET' }, response) => {
    if (!isGenerated(url)) return false;
    try {
      const request = readAddress(url);
      const { picture } = await (await maker.open(request)).make(request);
      const { name, bytes: body } = picture;
      response.writeHead(200, {
        'content-type': contentType(name),
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
