/**
 * The baseline of `npm run bench`: one thread, a plain loop that renders each page and writes it.
 * The tables are loaded and the code is bundled; nothing is checked, compared or cached.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Assets } from '../site/document/assets.ts';
import { joinChunks } from '../site/document/html-chunks.ts';
import { readArguments } from './arguments.ts';
import { allPages } from './build/build-pages.ts';
import { loadRenderer, loadTables } from './build/load-tables.ts';
import { runCommand } from './command.ts';
import { UserError } from './user-error.ts';

/** `npm run bench` writes this as JSON. Paths are absolute. */
export type BaselineWork = {
  readonly server: string;
  readonly assets: Assets;
  readonly generated: string;
  readonly out: string;
};

runCommand(async () => {
  const { work } = readArguments('node scripts/run.mjs bench-baseline --work FILE', {
    work: { type: 'string' },
  });
  if (work === undefined)
    throw new UserError('--work is missing. Run npm run bench, which passes it.', 2);
  const { server, assets, generated, out }: BaselineWork = JSON.parse(readFileSync(work, 'utf8'));
  const { renderAddress } = await loadRenderer(server);
  const tables = await loadTables(generated);
  for (const { country, path, file } of allPages(tables)) {
    const target = join(out, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, joinChunks(renderAddress(tables, path, country, assets).html));
  }
  return 0;
});
