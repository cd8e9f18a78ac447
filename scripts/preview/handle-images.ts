/** Serves pictures and documents on request during development. Published trees have files instead. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { contentType } from '../content-types.ts';
import { readAddress } from '../images/addresses.ts';
import { createPictureEncoder } from '../images/picture-encoder.ts';
import type { FindSource } from '../images/sources.ts';
import { send, sendText } from './answer.ts';

export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createImageHandler(sources: FindSource, cacheDirectory: string): ImageHandler {
  const maker = createPictureEncoder(sources, cacheDirectory);
  return async ({ url = '' }, response) => {
    try {
      const request = readAddress(url);
      const { picture } = await (await maker.open(request)).make(request);
      const headers = { 'content-type': contentType(picture.name), 'cache-control': 'no-cache' };
      send(response, 200, headers, picture.bytes);
    } catch (error) {
      if (!(error instanceof ImageRequestError)) throw error;
      sendText(response, error.status, error.message);
    }
  };
}
