import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantsOf } from '../../codegen/constants-of.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { Assets } from '../../site/document/assets.ts';
import { Fault } from '../fault.ts';
import { projectRoot } from '../project-root.ts';
import { codeBundles } from '../publish/code-bundle.ts';
import { allPages } from '../publish/page-tasks.ts';
import { type CaseResult, measure } from './measure.ts';

/** What the floor's process is given. Paths are absolute. */
export type FloorWork = {
  readonly server: string;
  readonly assets: Assets;
  readonly tablesFile: string;
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
  const tablesFile = join(folder, 'tables.json');
  const workFile = join(folder, 'floor.json');
  writeFileSync(tablesFile, JSON.stringify(tables));
  let times = 0;
  return async () => {
    times += 1;
    const work: FloorWork = {
      server: join(bundle.folder, 'server'),
      assets: bundle.assets,
      tablesFile,
      out: join(folder, `floor-${times}`),
    };
    writeFileSync(workFile, JSON.stringify(work));
    const command = [process.execPath, 'scripts/run.mjs', 'bench-floor', '--work', workFile];
    const measured = await measure(command, projectRoot);
    return { ...measured, written: allPages(tables).length };
  };
}
