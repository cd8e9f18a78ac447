import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImageLoader, readImageMetadata } from './image-metadata.ts';

/** An image that calls back as soon as it is given a source. */
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

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('readImageMetadata', () => {
  it('IMG-03 reads the size of a picture that loads', async () => {
    expect(await readImageMetadata('/a.png', () => imageOf('load', 200, 50))).toEqual({
      width: 200,
      height: 50,
      ratio: 4,
    });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['does not load', () => imageOf('error')],
    ['has no size', () => imageOf('load')],
    [
      'cannot be created',
      () => {
        throw new Error('no images here');
      },
    ],
  ])('IMG-03 ERR-05 a picture that %s measures 0, and is logged', async (_name, createImage) => {
    expect(await readImageMetadata('/a.png', createImage)).toEqual({
      width: 0,
      height: 0,
      ratio: 0,
    });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Failed to get image metadata:',
      expect.any(Error),
    );
  });
});
