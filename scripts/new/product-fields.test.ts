import { expect, it } from 'vitest';
import { productTypes } from '../../kernel/vocabulary.ts';
import { openCatalogue } from '../editing/editing.ts';
import { productFields } from './new-product.ts';

it('names what the picture of a type is drawn from, and what its kind is expected to state', async () => {
  const catalogue = await openCatalogue('catalogue');
  const [drawn = '', words = '', stated = ''] = productFields(catalogue, 'mixer tap');
  expect(drawn).toMatch(/^The product's picture .*appearance\.spout.*appearance\.handle/);
  expect(words).toMatch(/^For appearance\.spout, choose from gooseneck, /);
  expect(stated).toMatch(/^Under specifications, include .*warranty/);
  expect(stated).toMatch(/\w, \w/);
  const all = Object.keys(productTypes).flatMap((type) => productFields(catalogue, type));
  expect(all.join()).not.toMatch(/specifications, include [^.]*\w,\w/);
  expect(all.join()).toMatch(/specifications, include [^.]*height or length/);
  expect(productFields(catalogue, 'no such type')).toEqual([]);
});
