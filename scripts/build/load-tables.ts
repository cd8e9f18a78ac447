/** Loads a site's tables from its generated modules, the only source of pages. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tables } from '../../kernel/tables.ts';

const runsTypeScript = 'typescript' in process.features && process.features.typescript;

/** Imports the modules that `generate` wrote and `stripTypes` prepared. A process can only import them once. */
export async function loadTables(generated: string): Promise<Tables> {
  const entry = join(generated, runsTypeScript ? 'tables.ts' : 'tables.mjs');
  const module: { readonly tables: Tables } = await import(pathToFileURL(entry).href);
  return module.tables;
}

/** Writes each module as JavaScript next to it for Node 20. Call it before other processes load the tables. */
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

export type Renderer = typeof import('../../site/document/render-page.tsx');

/** Loads the renderer from a server bundle. Sets NODE_ENV first, because React reads it only at import. */
export function loadRenderer(bundle: string): Promise<Renderer> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(bundle, 'renderer.mjs')).href);
}
