import { expect, it } from 'vitest';
import { stagesOf, tableOf } from './table.ts';

it('prints a table with dashes for missing numbers, and the stages below it', () => {
  const rows = [
    {
      name: 'clean build',
      wall: 12.345,
      user: 20,
      system: 1.5,
      peak: 1180.4,
      written: 20_631,
      ofBaseline: 1.2,
      stages: [{ name: 'Rendering', seconds: 9 }],
    },
    { name: 'eleventy', wall: 9.5 },
  ];
  expect(tableOf({ products: 10_000, pages: 20_631, runs: 3, rows })).toBe(
    `10,000 products, 20,631 pages, medians of 3
             wall s  user s  system s  peak MB  written  of baseline
clean build   12.35   20.00      1.50    1,180   20,631         1.20
eleventy       9.50       –         –        –        –            –
clean build: Rendering 9.0, start, replacing the folder and the rest 3.3`,
  );
});

it('reads stages and their seconds, whatever was printed as progress', () => {
  const output = `
> puretec-catalogue@1.0.0 build
> node scripts/run.mjs build

Checking the catalogue … 0.8 s
warning catalogue/site.yaml: a sentence … of 3.0 s and more
Rendering … 1,200 of 20,631, 2,400 a second, 8 s left … 7.5 s
Pictures AU … 12 encoded, 3 s
Built dist/au and dist/nz
`;
  expect(stagesOf(output)).toEqual([
    { name: 'Checking the catalogue', seconds: 0.8 },
    { name: 'Rendering', seconds: 7.5 },
    { name: 'Pictures AU', seconds: 3 },
  ]);
});
