/** The tables of a site, as its generated modules hold them. Nothing else hands tables to pages. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tables } from '../../kernel/tables.ts';

const runsTypeScript = 'typescript' in process.features && process.features.typescript;

/** Imports the modules of a folder that `generate` wrote and `stripTypes` prepared. A process imports them once. */
export async function loadTables(generated: string): Promise<Tables> {
  const entry = join(generated, runsTypeScript ? 'tables.ts' : 'tables.mjs');
  const module: { readonly tables: Tables } = await import(pathToFileURL(entry).href);
  return module.tables;
}

/**
 * For Node 20, which can't import TypeScript: writes each module as JavaScript next to it. One process
 * does this before others load the tables, so that none of them meets half a module.
 */
export async function stripTypes(generated: string): Promise<void> {
  if (runsTypeScript) return;
  const { transformSync } = await import('rolldown/utils');
  for (const name of readdirSync(generated).filter((each) => each.endsWith('.ts'))) {
    const file = join(generated, name);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'));
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    const script = code.replaceAll(/(from ['"]\.\/[a-z-]+)\.ts(['"])/g, '$1.mjs$2');
    writeFileSync(file.replace(/\.ts$/, '.mjs'), script);
  }
}

export type Renderer = typeof import('../../site/pages/renderer.ts');

/** The renderer of a server bundle. React looks at NODE_ENV once, when it is loaded. */
export function loadRenderer(bundle: string): Promise<Renderer> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(bundle, 'renderer.mjs')).href);
}
