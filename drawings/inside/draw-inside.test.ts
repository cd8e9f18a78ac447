/** What a section shows is what the product is: issue 9, "How it works". */
import { describe, expect, it } from 'vitest';
import { type Form, forms } from '../../kernel/appearance.ts';
import { flowOf } from '../../kernel/flow.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { exampleProduct } from '../example-products.ts';
import { drawInside } from './draw-inside.ts';

const nobody = () => undefined;
const of = (type: ProductType, form: Form, facts = {}) =>
  exampleProduct(type, 'N-1', facts, { name: 'New', appearance: { form }, treats: ['sediment'] });
const kinds = (type: ProductType, form: Form) =>
  flowOf(of(type, form), nobody)?.units.map(({ kind }) => kind);
const section = (type: ProductType, form: Form, facts = {}) =>
  drawInside(of(type, form, facts), nobody) ?? '';
/** The wall of a bowl, as a housing has it. */
const bowl = /stroke="#5b6b78" stroke-width="8"/;

describe('what water meets', () => {
  it('a separator and a self-cleaning filter have no bowl with a cartridge', () => {
    expect(kinds('irrigation filter', 'mesh')).toEqual(['filter']);
    expect(section('irrigation filter', 'mesh')).toMatch(bowl);
    expect(kinds('irrigation filter', 'separator')).toEqual(['separator']);
    expect(kinds('irrigation filter', 'self-cleaning')).toEqual(['scanner']);
    for (const form of ['separator', 'self-cleaning'] as const) {
      expect(section('irrigation filter', form)).not.toMatch(bowl);
    }
  });

  it('the vessels of a duplex softener work in turn, twin vessels one after the other', () => {
    expect(kinds('softener', 'duplex')).toEqual(['vessel', 'salt']);
    expect(kinds('softener', 'twin vessels')).toEqual(['vessel', 'vessel', 'salt']);
    expect(section('softener', 'duplex')).not.toBe(section('softener', 'vessel and salt tank'));
    const vessels = section('softener', 'duplex').split('fill="#2f363d"').length - 1;
    expect(vessels).toBe(2);
  });

  it('a fountain lets its water go as its form does', () => {
    const drawn = forms.fountain.map((form) => section('fountain', form));
    expect(new Set(drawn).size).toBe(forms.fountain.length);
    for (const each of drawn) expect(each).not.toMatch(/NaN|undefined/);
  });

  it('a vessel of many cartridges shows them side by side, as many as its file says', () => {
    const many = (cartridgeSize: string) =>
      section('housing', 'multi-cartridge', { cartridgeSize });
    const seven = many('7 x 30 x 2.5 inch');
    expect(seven).not.toMatch(bowl);
    expect(seven).toBe(many('30 x 2.5 inch, seven'));
    expect(seven).not.toBe(many('30 x 2.5 inch, five'));
  });
});
