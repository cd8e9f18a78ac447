import { beforeEach, expect, it, vi } from 'vitest';
import { type ImageLoader, readImageMetadata } from './image-metadata.ts';

/** An image that calls back as soon as it gets a source. */
function imageOf(outcome: 'load' | 'error', naturalWidth = 0, naturalHeight = 0): ImageLoader {
  return {
    onload: null,
    onerror: null,
    naturalWidth,
    naturalHeight,
    get src() {
      return '';
    },
    set src(_source: string) {
      if (outcome === 'load') this.onload?.(new Event('load'));
      else this.onerror?.('error');
    },
  };
}
const fail = () => {
  throw new Error('no images here');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each<[string, () => ImageLoader, number, number, number]>([
  ['that loads has a size', () => imageOf('load', 200, 50), 200, 50, 4],
  ['that doesn’t load is logged', () => imageOf('error'), 0, 0, 0],
  ['without a size is logged', () => imageOf('load'), 0, 0, 0],
  ['that can’t be created is logged', fail, 0, 0, 0],
])('IMG-03 ERR-05 a picture %s', async (_title, createImage, width, height, ratio) => {
  expect(await readImageMetadata('/a.png', createImage)).toEqual({ width, height, ratio });
  expect(console.error).toHaveBeenCalledTimes(ratio === 0 ? 1 : 0);
});
