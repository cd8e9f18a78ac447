import { expect, it } from 'vitest';
import { stagesOf } from './stages.ts';

it('stages are told with their seconds, whatever was printed of their progress', () => {
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
