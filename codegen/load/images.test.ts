import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { memoryCache } from './file-cache.ts';
import { imageSizes } from './images.ts';

const root = mkdtempSync(join(tmpdir(), 'images-'));
mkdirSync(join(root, 'images'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const noise = Buffer.from(
  Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 7919) % 251),
);
const photograph = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });

async function look(name: string, bytes: Buffer) {
  writeFileSync(join(root, 'images', name), bytes);
  const { sizes, diagnostics } = await imageSizes(root, [name], memoryCache());
  return { size: sizes.get(name), says: diagnostics.map(({ message }) => message) };
}

it.each(['png', 'jpeg', 'webp'] as const)(
  'ACCEPTANCE 11 reports a %s that is cut off',
  async (format) => {
    const whole = await photograph.clone().toFormat(format).toBuffer();
    expect(await look(`whole.${format}`, whole)).toEqual({
      size: { width: 300, height: 200 },
      says: [],
    });
    const half = whole.subarray(0, whole.length / 2);
    expect(await look(`half.${format}`, half)).toEqual({
      size: undefined,
      says: ["This file can't be read as a picture."],
    });
  },
);

it('IMG-05 turns a photo from a phone that was held upright', async () => {
  const turned = await photograph.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await look('turned.jpg', turned)).size).toEqual({ width: 200, height: 300 });
});

it('ACCEPTANCE 11 reports a picture with more pixels than can be encoded', async () => {
  const bytes = await photograph.clone().png().toBuffer();
  bytes.writeUInt32BE(16_000, 16);
  bytes.writeUInt32BE(12_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  expect((await look('large.png', bytes)).says).toEqual([
    'This picture is too large: 16000 × 12000 pixels.',
  ]);
});
