import { expect, it } from 'vitest';
import { checkWith } from '../testing/catalogue-copy.ts';

const file = 'products/CT-1.yaml';
const type = 'type: cartridge\n';
/** A product whose price no text prints. */
const teaser = {
  file: 'promotions/teaser-prices.yaml',
  from: '\n  - { id: cartridge, label: Carbon cartridge, product: CT-1, au: "1.05", nz: "1.27" }',
  to: '',
};

it('ERR-11 A-13 what is no longer made has no price, whatever its file says', async () => {
  for (const flag of ['discontinued', 'discontinuedWithSpareParts']) {
    const edit = { file, from: type, to: `${type}${flag}: true\n` };
    const { tables } = await checkWith([teaser, edit]);
    expect(tables?.prices['CT-1']).toEqual({
      AU: { kind: 'on request' },
      NZ: { kind: 'on request' },
    });
  }
});
