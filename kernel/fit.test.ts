import { describe, expect, it } from 'vitest';
import {
  type Body,
  bestFit,
  countedText,
  fitsIn,
  fitText,
  fitTexts,
  needsOf,
  readSize,
  sizeQuery,
  sizeText,
} from './fit.ts';

const body = (
  [width, height, depth]: readonly [number, number, number],
  side: Body['service']['side'],
  space: number,
  more: Partial<Body> = {},
): Body => ({ width, height, depth, service: { side, space }, ...more });
const verdict = (thing: Body, size: string) => {
  const space = readSize(size);
  if (!space) throw new Error(size);
  return fitTexts(thing, space).join(' ').replaceAll('\u00a0', ' ');
};

describe('ten cupboards, worked out by hand as with a tape measure', () => {
  const twin = body([400, 700, 220], 'below', 80);
  const lamp = body([90, 510, 90], 'above', 510);
  const either = body([90, 510, 90], 'above', 510, { turns: true });
  const no = "Doesn't fit. It needs";
  const yes = 'Fits. It leaves';
  const wall = body([410, 490, 120], 'in front', 480);
  const flange = body([980, 520, 360], 'beside', 700);
  const chiller = body([300, 440, 420], 'in front', 400, { air: 50, gas: true });
  it.each([
    // 700 + 80 = 780; 900 − 780 = 120. 600 − 400 = 200. 560 − 220 = 340.
    [twin, '600x900x560', `${yes} 120 mm to spare above, 200 mm beside and 340 mm in front.`],
    // 780 − 740 = 40.
    [twin, '600x740x560', "Doesn't fit. It needs 40 mm more height."],
    // 400 − 390 = 10; 220 − 200 = 20.
    [twin, '390x780x200', "Doesn't fit. It needs 10 mm more width and 20 mm more depth."],
    [twin, '400x780x220', `${yes} nothing to spare above, nothing beside and nothing in front.`],
    // 510 + 510 = 1,020; 1,020 − 720 = 300.
    [lamp, '600x720x560', "Doesn't fit. It needs 300 mm more height."],
    // 1,200 − 1,020 = 180.
    [lamp, '100x1200x90', `${yes} 180 mm to spare above, 10 mm beside and nothing in front.`],
    // On its side it's 90 high and 1,020 wide: 500 − 90 = 410; 1,100 − 1,020 = 80. Upright, 1,020 − 500 = 520.
    [
      either,
      '1100x500x300',
      'Fits lying down. It leaves 410 mm to spare above, 80 mm beside and 210 mm in front. Upright, it needs 520 mm more height.',
    ],
    // Upright, 1,020 − 500 = 520. On its side, 1,020 − 600 = 420.
    [
      either,
      '600x500x300',
      "Doesn't fit. Lying down, it needs 420 mm more width. Upright, it needs 520 mm more height.",
    ],
    // Anything in front is outside the space: 720 − 490 = 230; 600 − 410 = 190; 560 − 120 = 440.
    [wall, '600x720x560', `${yes} 230 mm to spare above, 190 mm beside and 440 mm in front.`],
    // 980 + 700 = 1,680; 1,680 − 1,500 = 180. 520 − 400 = 120. 360 − 300 = 60.
    [flange, '1500x400x300', `${no} 120 mm more height, 180 mm more width and 60 mm more depth.`],
    // With 50 mm of air at each side, behind, in front and above: 300 + 100, 440 + 50 and 420 + 100.
    [chiller, '300x440x420', `${no} 50 mm more height, 100 mm more width and 100 mm more depth.`],
    [chiller, '400x490x520', `${yes} nothing to spare above, nothing beside and nothing in front.`],
  ] as const)('%o in %s', (thing, size, text) => expect(verdict(thing, size)).toBe(text));

  it.each([
    [{ width: 1100, height: 500, depth: 300 }, 'Fits, lying down'],
    [{ width: 600, height: 500, depth: 300 }, 'Needs 420 mm more width, lying down'],
    [{ width: 1100, height: 1100, depth: 300 }, 'Fits'],
  ])(
    'says in lists that it lies down, if it only fits or comes nearest that way: %o',
    (space, text) => {
      const listed = bestFit(needsOf(either), space);
      const plain = (words = '') => words.replaceAll('\u00a0', ' ');
      expect(plain(fitText(fitsIn(either, space)[0]))).toBe(text);
      expect(plain(listed && fitText(listed, `Needs ${sizeText(listed.needs)}`))).toBe(
        text.replace('Fits', `Needs ${text === 'Fits' ? '1,020 × 90' : '90 × 1,020'} × 90 mm`),
      );
    },
  );

  it('says that air counts, and that a gas bottle or a controller needs room as well', () => {
    const counted = (thing: typeof chiller | typeof lamp) =>
      countedText(thing, { width: 600, height: 720, depth: 560 }).replaceAll('\u00a0', ' ');
    expect(counted(chiller)).toContain('all round. The gas bottle needs its own room. Keep 400 mm');
    expect(counted({ ...lamp, controller: true } as const)).toContain(
      'the pipes or the controller.',
    );
  });
});

describe('an address', () => {
  it.each([
    ['600x720x560', '600x720x560'],
    [' 600X720×560 ', '600x720x560'],
  ])('holds a size: %s', (text, size) => {
    const space = readSize(text);
    expect(space && sizeQuery(space)).toBe(size);
  });
  it.each([
    '',
    '600x720',
    '0x720x560',
    '600x720x56000',
    '6e2x720x560',
    '-600x720x560',
    '600.5x1x1',
  ])('may hold something else: %s', (text) => expect(readSize(text)).toBeUndefined());
});
