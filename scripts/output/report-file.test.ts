import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { requireOutputFile } from './report-file.ts';

const work = temporaryFolder('report-file');
const options = { example: 'changes.md', catalogue: 'catalogue', mark: '<!-- ours -->' };

it('no command writes its file over the catalogue, the code, a built site or a file of yours', () => {
  makeTrees(join(work, 'dist'));
  symlinkSync(join(work, 'dist'), join(work, 'linked-site'));
  symlinkSync(join(projectRoot, 'scripts/cli.ts'), join(work, 'linked.md'));
  mkdirSync(join(work, 'notes'));
  writeFileSync(join(work, 'notes/mine.txt'), 'mine');
  const inWork = ['dist/au/new.md', 'linked-site/new.md', 'linked.md', 'notes/mine.txt'];
  for (const file of [
    ...['catalogue/new.csv', 'scripts/new.csv'].map((name) => join(projectRoot, name)),
    ...inWork.map((name) => join(work, name)),
  ])
    expect(() => requireOutputFile(file, options), file).toThrow('Nothing was written.');
  writeFileSync(join(work, 'notes/ours.md'), '<!-- ours -->\nFrom before');
  for (const name of ['notes/ours.md', 'notes/new.md'])
    expect(() => requireOutputFile(join(work, name), options), name).not.toThrow();
});
