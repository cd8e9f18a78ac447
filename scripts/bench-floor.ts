/**
 * What `npm run bench` calls the floor: one thread, a plain loop over the function that renders a
 * page, and the same pages written. The tables are read, the code is bundled already; nothing is
 * checked, compared or kept.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from '../site/document/pieces.ts';
import { readArguments } from './arguments.ts';
import type { FloorWork } from './bench/floor.ts';
import { allPages } from './build/build-pages.ts';
import { loadRenderer, loadTables } from './build/load-tables.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';

runCommand(async () => {
  const { work } = readArguments('node scripts/run.mjs bench-floor --work FILE', {
    work: { type: 'string' },
  });
  if (work === undefined) throw new Fault('--work: a file that npm run bench writes', 2);
  const { server, assets, generated, out }: FloorWork = JSON.parse(readFileSync(work, 'utf8'));
  const { renderAddress } = await loadRenderer(server);
  const tables = await loadTables(generated);
  for (const { country, path, file } of allPages(tables)) {
    const target = join(out, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, textOf(renderAddress(tables, path, country, assets).html));
  }
  return 0;
});
