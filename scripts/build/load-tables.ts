/** Loads a site's tables from its generated modules, the only source of pages. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tables } from '../../kernel/tables.ts';

/** Imports the modules that `generate` wrote. A process can only import them once. */
export async function loadTables(generated: string): Promise<Tables> {
  const file = pathToFileURL(join(generated, 'tables.ts')).href;
  const module: { readonly tables: Tables } = await import(file);
  return module.tables;
}

export type Renderer = typeof import('../../site/document/render-page.tsx');

/** Loads the renderer from a bundle's folder. Sets NODE_ENV first, because React reads it only at import. */
export function loadRenderer(bundle: string): Promise<Renderer> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(bundle, 'server', 'renderer.mjs')).href);
}
