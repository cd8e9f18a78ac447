/** Writes the generated modules whose text changed, so watchers and caches stay quiet. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '../kernel/tables.ts';
import { printModule } from './emit/source-file.ts';
import { type GeneratedModule, modulesOf } from './emit.ts';

const header = '// Generated from catalogue/. Edits are lost; change the YAML instead.\n';

/** Writes into `folder`, and deletes obsolete modules. Returns the changed files' names. */
export function generate(tables: Tables, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const modules = new Map(modulesOf(tables).map((module) => [module.file, print(module)]));
  const edited = [...modules].filter(([file, text]) => text !== textOf(join(folder, file)));
  const old = readdirSync(folder).filter(
    (name) => /^[^.].*\.(ts|json)$/.test(name) && !modules.has(name),
  );
  for (const [file, text] of edited) write(join(folder, file), text);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return [...edited.map(([file]) => file), ...old];
}

function print(module: GeneratedModule): string {
  if ('text' in module) return module.file.endsWith('.ts') ? header + module.text : module.text;
  return header + printModule(module.source);
}

/** Replaces a file at once, so no reader sees half of it or another writer's. */
function write(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
