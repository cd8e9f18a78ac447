/** The tables of a site, as its generated modules hold them. Nothing else hands tables to pages. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tables } from '../../kernel/tables.ts';

/** `generated` is a folder that `generate` wrote. Each process imports it once. */
export async function loadTables(generated: string): Promise<Tables> {
  const runsTypeScript = 'typescript' in process.features && process.features.typescript;
  const entry = runsTypeScript ? 'tables.ts' : await stripTypes(generated);
  const module: { readonly tables: Tables } = await import(
    pathToFileURL(join(generated, entry)).href
  );
  return module.tables;
}

/** For Node 20, which can't import TypeScript: writes each module as JavaScript next to it. */
async function stripTypes(generated: string): Promise<string> {
  const { transformSync } = await import('rolldown/utils');
  for (const name of readdirSync(generated).filter((each) => each.endsWith('.ts'))) {
    const file = join(generated, name);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'));
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    const script = code.replaceAll(/(from ['"]\.\/[a-z-]+)\.ts(['"])/g, '$1.mjs$2');
    writeFileSync(file.replace(/\.ts$/, '.mjs'), script);
  }
  return 'tables.mjs';
}
