/** Slips that people make with numbers, with the expected report and fix. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const vocabulary = `  - { id: maxPressure, label: Maximum pressure, unit: kPa, group: Limits, type: number }
  - { id: width, label: Width, unit: mm, group: Dimensions, type: number }
  - { id: weight, label: Weight, unit: kg, group: Dimensions, type: number }
  - { id: warranty, label: Warranty, unit: years, group: Assurance, type: number }
  - { id: stages, label: Stages, group: Performance, type: number }
expected:
  - type: system
    facts: [flow]
    ranges: { maxPressure: [400, 1600], height: [500, 2500], width: [100, 450], weight: [1, 60], warranty: [1, 15] }
`;
async function found(...facts: readonly string[]) {
  const last = '{ id: connection, label: Connection, group: Installation, type: text }';
  const lines = await linesOf(
    ['likely-figure', 'system-facts'],
    [
      { file: 'specifications.yaml', from: last, to: `${last}\n${vocabulary}` },
      {
        file: 'products/WH-1.yaml',
        from: 'flow: 60',
        to: ['flow: 60', ...facts].join('\n  '),
      },
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5, length: 508 }' },
    ],
  );
  return lines.map((line) => line.replace(/^(\w+) \S+ specifications\.(\w+):/, '$1 $2'));
}

describe('QLT-07 a number that is unlikely for its type of product', () => {
  it.each([
    [
      ['maxPressure: 116'],
      'error maxPressure For a system, "Maximum pressure" is usually between 400 and 1600 kPa, and 116 looks like psi. If it is, change it to 800. [likely-figure]',
    ],
    [
      ['weight: 104'],
      'error weight For a system, "Weight" is usually between 1 and 60 kg, and 104 looks like a number that lost its decimal point. If it is, change it to 10.4. [likely-figure]',
    ],
    [
      ['warranty: 24'],
      'error warranty For a system, "Warranty" is usually between 1 and 15 years, and 24 looks like months. If it is, change it to 2. [likely-figure]',
    ],
    [
      ['height: 340', 'width: 1130'],
      'error height For a system, "Height" is usually between 500 and 2500 mm. Found 340. Swap height and width. They look reversed. [likely-figure]',
    ],
    [
      ['weight: 70.5'],
      'warning weight For a system, "Weight" is usually between 1 and 60 kg. Found 70.5. Correct the number, or the ranges in specifications.yaml. [likely-figure]',
    ],
    [
      ['maxPressure: 2000'],
      'warning maxPressure For a system, "Maximum pressure" is usually between 400 and 1600 kPa. Found 2000. Correct the number, or the ranges in specifications.yaml. [likely-figure]',
    ],
    [
      ['stages: 3'],
      'error stages WH-1 lists 1 cartridge or lamp, but stages is 3. Correct stages, or the list under cartridges. [system-facts]',
    ],
    [
      ['micron: 50'],
      "error micron WH-1 is rated 50 µm, but its finest cartridge, CT-1, is 5 µm. See catalogue/products/CT-1.yaml:9. Correct WH-1's micron, or the list under cartridges. [system-facts]",
    ],
  ])('%j', async (facts, line) => {
    expect(await found(...facts)).toContain(line);
  });

  it('accepts what is likely, and two of one cartridge as two stages', async () => {
    const facts = ['maxPressure: 800', 'height: 720', 'width: 400', 'stages: 2', 'micron: 5'];
    expect(await found(...facts)).toEqual([]);
  });

  it("finds a system that's lower than its cartridge is long", async () => {
    expect(await found('height: 505', 'width: 440')).toEqual([
      "error height CT-1 is 508 mm long, but WH-1 is only 505 mm high. See catalogue/products/CT-1.yaml:9. Correct WH-1's height, or the list under cartridges. [system-facts]",
    ]);
  });
});
