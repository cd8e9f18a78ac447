import { expect, it } from 'vitest';
import { drawingSources } from '../../kernel/views.ts';
import { joinFields } from './joined-fields.ts';
import { teasersOf } from './promotions.ts';

const clock = { now: { AU: '', NZ: '' }, zones: { AU: '', NZ: '' } };
const size = { width: 9, height: 9 };

it('IMG-01 lists the drawings of a product that photos replace', () => {
  const files = [
    'products/T-1.svg',
    'products/T-1-inside.jpg',
    'products/T-1-matte-black.webp',
    'products/T-12.png',
    'T-1.png',
  ];
  const sizes = new Map(files.map((file) => [file, size]));
  const joined = joinFields(sizes, [], [], [], new Map(), clock);
  const drawings = drawingSources('T-1', [{ name: 'Matte Black', colour: '#000000' }]);
  // An SVG in the images folder is served like a drawing, so it doesn't count as a photo.
  expect(joined.photographed(drawings)).toEqual([
    'products/T-1-inside.svg',
    'products/T-1-matte-black.svg',
  ]);
});

it('TSR-07 hides a teaser in a country that it has no price for', () => {
  const teasers = teasersOf([{ id: 'one', label: 'One', product: 'T-1', au: '1.00' }], clock);
  expect(teasers).toMatchObject([{ AU: '1.00', hidden: ['NZ'] }]);
});
