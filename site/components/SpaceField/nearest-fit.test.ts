import { expect, it } from 'vitest';
import { nearestFit } from './nearest-fit.ts';

const space = { width: 600, height: 500, depth: 300 };

it('QLT-11 names the product that needs the least more space, whichever way round', () => {
  const nearest = nearestFit(
    [
      { code: 'A', needs: '100x900x100' },
      { code: 'B', needs: '100x900x100 700x100x100' },
      { code: 'C' },
    ],
    space,
  );
  expect(nearest?.product.code).toBe('B');
  expect(nearest?.text).toBe('needs 100\u00a0mm more width, lying down');
  expect(nearestFit([{ code: 'C' }], space)).toBeUndefined();
});
