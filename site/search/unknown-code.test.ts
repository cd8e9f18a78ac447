import { expect, it } from 'vitest';
import { unknownCodes } from './unknown-code.ts';

const codes =
  'WH2-60 WH2-30 WH2-30-LF FW-5 FW-5-MG UVT-40 CB10-05 CV-D10 CV-D10-C BR-TWIN MK-HYBRID'.split(
    ' ',
  );
const words = ['kit', 'uvt12'];
const find = unknownCodes(codes, (plain) => words.includes(plain));

it.each([
  ['WH2-60-LF', 'WH2-60-LF', 'wh260', 'lf'],
  ['wh2 60 lf spares', 'wh2 60 lf', 'wh260', 'lf'],
  ['is wh260lf in stock', 'wh260lf', 'wh260', 'lf'],
  ['WH2-6O-LF', 'WH2-6O-LF', 'wh260', 'lf'],
  ['WH2-60 and WH2-60-XYZ', 'WH2-60-XYZ', 'wh260', 'xyz'],
  ['CV-D10-C, CB10-05-C', 'CB10-05-C', 'cb1005', 'c'],
  ['UVT-50 lamp', 'UVT-50', '', 'uvt50'],
  ['BR-TWIN-SS', 'BR-TWIN-SS', 'brtwin', 'ss'],
  ['MK-HYBRID-XL', 'MK-HYBRID-XL', 'mkhybrid', 'xl'],
])('"%s" has an unknown code', (text, typed, base, ending) => {
  expect(find(text)).toMatchObject({ typed, base, ending });
});

it.each([
  ...codes,
  'wh2-3',
  'WH2-6O',
  'wh2 30 lf',
  '30-LF',
  'WH2-60s',
  "CB10-05's",
  'wh2 60 c',
  'WH2-60-kit',
  'WH2-60-install-guide',
  'WH2-60-CB10-05',
  'WH2-60/CB10-05',
  'wh2-60 20 inch',
  // Another brand's code, which a product lists.
  'UVT-12',
  'AS/NZS 3718-2021',
])('"%s" has none', (text) => expect(find(text)).toBeUndefined());
