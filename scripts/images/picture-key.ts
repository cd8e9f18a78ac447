/** What names a picture in the cache: all that shapes its bytes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageRequest } from '../../kernel/image-address.ts';
import { projectRoot } from '../project-root.ts';

/** Raise it when encode.ts encodes differently. */
const encoding = 3;

/** sharp's package names the exact versions of libvips that come with it; sharp itself need not be loaded. */
const sharpPackage = join(projectRoot, 'node_modules', 'sharp', 'package.json');
let encoder: string | undefined;

function encoderVersion(): string {
  const { version, optionalDependencies } = JSON.parse(readFileSync(sharpPackage, 'utf8'));
  return JSON.stringify([encoding, version, optionalDependencies, process.platform, process.arch]);
}

/** @param content the source's, by `OpenedSource.content`. */
export function pictureKey(
  content: string,
  format: string,
  { width, height, quality }: ImageRequest,
): string {
  encoder ??= encoderVersion();
  return createHash('sha256')
    .update(JSON.stringify([encoder, content, format, quality, width, height]))
    .digest('hex');
}
