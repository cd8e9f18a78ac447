/** The baseline of `puretec bench`: one thread renders and writes each page in a loop, and checks, compares and caches nothing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Assets } from '../../site/document/assets.ts';
import { joinChunks } from '../../site/document/html-chunks.ts';
import { loadRenderer, loadTables } from '../build/load-tables.ts';
import { allPages } from '../build/page-builder.ts';

export type BaselineWork = {
  readonly bundle: string;
  readonly assets: Assets;
  readonly generated: string;
  readonly out: string;
};

export async function run({ work }: { readonly work: string }): Promise<number> {
  const { bundle, assets, generated, out }: BaselineWork = JSON.parse(readFileSync(work, 'utf8'));
  const { renderAddress } = await loadRenderer(bundle);
  const tables = await loadTables(generated);
  for (const { country, path, file } of allPages(tables)) {
    const target = join(out, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, joinChunks(renderAddress(tables, path, country, assets).html));
  }
  return 0;
}
