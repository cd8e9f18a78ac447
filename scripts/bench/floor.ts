import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantsOf } from '../../codegen/emit.ts';
import { generate } from '../../codegen/generate.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { Assets } from '../../site/document/assets.ts';
import { allPages } from '../build/build-pages.ts';
import { codeBundles } from '../build/code-bundle.ts';
import { stripTypes } from '../build/load-tables.ts';
import { Fault } from '../fault.ts';
import { projectRoot } from '../project-root.ts';
import { type CaseResult, measure } from './measure.ts';

/** What the floor's process is given. Paths are absolute. */
export type FloorWork = {
  readonly server: string;
  readonly assets: Assets;
  readonly generated: string;
  readonly out: string;
};

/** Prepares the floor for a catalogue. Returns how it is measured, each time into a folder of its own below `folder`. */
export async function prepareFloor(
  catalogue: string,
  folder: string,
): Promise<() => Promise<CaseResult>> {
  const { catalogue: tables } = await compileCatalogue(catalogue);
  if (!tables) throw new Fault(`${catalogue} has problems: npm run check -- --catalogue DIR`);
  const bundle = await codeBundles(catalogue).of(constantsOf(tables.site));
  const generated = join(folder, 'generated');
  await generate(tables, generated);
  await stripTypes(generated);
  const workFile = join(folder, 'floor.json');
  let times = 0;
  return async () => {
    times += 1;
    const work: FloorWork = {
      server: join(bundle.folder, 'server'),
      assets: bundle.assets,
      generated,
      out: join(folder, `floor-${times}`),
    };
    writeFileSync(workFile, JSON.stringify(work));
    const command = [process.execPath, 'scripts/run.mjs', 'bench-floor', '--work', workFile];
    const measured = await measure(command, projectRoot);
    return { ...measured, written: allPages(tables).length };
  };
}
