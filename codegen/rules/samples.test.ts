import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['sample'];

describe('the rule about samples accepts', () => {
  it('a catalogue of facts', async () => {
    expect(await linesOf(rules, [])).toEqual([]);
  });

  it('sample: false', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'promotions/banner.yaml',
          from: 'linkLabel: Ask us',
          to: 'linkLabel: Ask us\nsample: false',
        },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about samples refuses', () => {
  it('GEN-07 samples are counted by what they are, at the first of them', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CT-1.yaml',
          from: 'type: cartridge',
          to: 'type: cartridge\nsample: true',
        },
        {
          file: 'places/stores.yaml',
          from: 'services: [Cartridges]',
          to: 'services: [Cartridges]\n    sample: true',
        },
        {
          file: 'pages/specifiers-why.yaml',
          from: 'text: They are here. }',
          to: 'text: They are here., sample: true }',
        },
        {
          file: 'promotions/banner.yaml',
          from: 'linkLabel: Ask us',
          to: 'linkLabel: Ask us\nsample: true',
        },
      ]),
    ).toEqual([
      'warning catalogue/pages/specifiers-why.yaml:27:72 sections[0].notices[0].sample: 4 entries are samples (1 in pages, 1 in places, 1 in products, 1 elsewhere); this is the first; write the real facts, and take sample away [sample]',
    ]);
  });
});
