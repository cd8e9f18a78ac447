/** Serves /_ipx on the fly while developing; the published trees carry the images as files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ImageRequestError, imagePrefix } from '../../kernel/image-address.ts';
import { type RenderOptions, renderImage } from './render-image.ts';
import type { ImageSources } from './sources.ts';

/** True when the request was for an image and has been answered. */
export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export function createImageHandler(
  sources: ImageSources,
  options: RenderOptions = {},
): ImageHandler {
  return async ({ url = '', method = 'GET' }, response) => {
    if (!url.startsWith(imagePrefix)) return false;
    try {
      const { body, type } = await renderImage(url, sources, options);
      response.writeHead(200, {
        'content-type': type,
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
