import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';

/** Bytes of a picture as a CDN sends it: a drawing is text, and goes with brotli 11. */
export async function weighPicture(response: Response): Promise<number> {
  const body = await response.body();
  return response.headers()['content-type']?.startsWith('image/svg')
    ? brotliCompressSync(body).length
    : body.length;
}
