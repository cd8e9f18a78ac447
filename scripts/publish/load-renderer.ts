import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Renderer = typeof import('../../site/pages/renderer.ts');

/** The renderer of a server bundle. React looks at NODE_ENV once, when it is loaded. */
export function loadRenderer(bundle: string): Promise<Renderer> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(bundle, 'renderer.mjs')).href);
}
