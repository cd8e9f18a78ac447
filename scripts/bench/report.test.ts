import { expect, it } from 'vitest';
import { tableOf } from './report.ts';

it('a size is a table; what could not be measured is a dash, and stages are told below', () => {
  const rows = [
    {
      name: 'clean build',
      wall: 12.345,
      user: 20,
      system: 1.5,
      peak: 1180.4,
      written: 20_631,
      ofFloor: 1.2,
      stages: [{ name: 'Rendering', seconds: 9 }],
    },
    { name: 'eleventy', wall: 9.5 },
  ];
  expect(tableOf({ products: 10_000, pages: 20_631, runs: 3, rows })).toBe(
    `10,000 products, 20,631 pages, medians of 3
             wall s  user s  system s  peak MB  written  of floor
clean build   12.35   20.00      1.50    1,180   20,631      1.20
eleventy       9.50       –         –        –        –         –
clean build: Rendering 9.0, the rest, start and exchange 3.3`,
  );
});
