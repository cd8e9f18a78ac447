import { expect, it } from 'vitest';
import { mediaIn } from './filter-media.ts';
import { productPorts } from './stages.ts';

it.each([
  ['1.5 inch BSP', [{ inches: 1.5, end: 'thread' }]],
  [
    '1 inch BSP male to 3/4 inch BSP female',
    [
      { inches: 1, end: 'thread' },
      { inches: 0.75, end: 'thread', isFemale: true },
    ],
  ],
  ['1/4 inch push-fit', [{ inches: 0.25, end: 'push-fit' }]],
  ['3 inch flange', [{ inches: 3, end: 'flange' }]],
] as const)('a connection of "%s" is read as it is said', (connection, want) => {
  expect(productPorts([{ id: 'connection', value: connection }])).toEqual(want);
});

it.each([
  ['Carbon block, polyphosphate', ['carbon', 'crystal']],
  ['Granular activated carbon', ['granular']],
  ['Wound polypropylene', ['wound']],
  ['Two-layer polypropylene', ['spun']],
  ['Ion exchange resin', ['resin']],
])('"%s" is filled with %o', (text, want) => {
  expect(mediaIn(text)).toEqual(want);
});
