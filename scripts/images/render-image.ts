import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageRequestError, parseImagePath } from '../../kernel/image-address.ts';
import {
  answerFormat,
  contentTypes,
  type EncodedImage,
  encodeImage,
  encoderVersion,
} from './encode.ts';
import type { ImageSources } from './sources.ts';

export type RenderedImage = EncodedImage & { readonly cached: boolean };
export type RenderOptions = {
  /** Folder of encoded images by content hash, `.cache/images`; absent: every call encodes. */
  readonly cacheDirectory?: string;
};

async function readCached(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a killed build leaves no half image to be trusted later. */
async function keep(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, body);
  await rename(unfinished, file);
}

/**
 * Answers `/_ipx/<modifiers>/<source>` (SPEC 7.4, IMG-01). The cache knows an image by the
 * bytes of its source, its modifiers and the encoder.
 * @throws ImageRequestError, status 400 outside the grammar, 404 for an unknown source.
 */
export async function renderImage(
  path: string,
  sources: ImageSources,
  { cacheDirectory }: RenderOptions = {},
): Promise<RenderedImage> {
  const request = parseImagePath(path);
  const source = await sources.read(request.source, request.format);
  if (source === undefined) {
    throw new ImageRequestError(`there is no picture and no drawing "${request.source}".`, 404);
  }
  const format = answerFormat(source, request);
  if (cacheDirectory === undefined || format === 'svg') {
    return { ...(await encodeImage(source, request)), cached: false };
  }
  const { width, height, quality } = request;
  const hash = createHash('sha256')
    .update(JSON.stringify([encoderVersion, format, quality, width, height]))
    .update(source.bytes)
    .digest('hex');
  const file = join(cacheDirectory, hash.slice(0, 2), `${hash.slice(2)}.${format}`);
  const known = await readCached(file);
  if (known !== undefined) return { body: known, type: contentTypes[format], cached: true };
  const encoded = await encodeImage(source, request);
  await keep(file, encoded.body);
  return { ...encoded, cached: false };
}
