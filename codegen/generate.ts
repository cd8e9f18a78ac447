/** Writes the generated modules. Prints and touches only those whose data changed, so watchers and caches stay quiet. */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../kernel/records.ts';
import type { Catalogue } from './catalogue.ts';
import { type GeneratedModule, modulesOf } from './emit.ts';
import { codeVersion } from './load/file-cache.ts';

const header = '// Generated from catalogue/. Edits are lost; change the YAML instead.\n';

/** Next to the modules: the fingerprints of each one's data and of its text. */
const recordFile = '.printed.json';
type Printed = Readonly<Record<string, unknown>>;

/**
 * Writes into `folder` and deletes modules that aren't generated any more. Takes text that's still
 * right from `former`, another folder of generated modules. Returns the names of the files that changed.
 */
export async function generate(
  catalogue: Catalogue,
  folder: string,
  former = folder,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const version = codeVersion();
  const printed = readRecord(former);
  const record: Record<string, string> = {};
  const changed: string[] = [];
  const modules = modulesOf(catalogue);
  for (const module of modules) {
    const { file } = module;
    const data = 'text' in module ? '' : hash('sha256', `${version}\n${JSON.stringify(module)}`);
    const stateOf = (text: string) => `${data} ${hash('sha256', text)}`;
    const present = textOf(join(folder, file));
    const known = former === folder ? present : textOf(join(former, file));
    const isCurrent = data !== '' && known !== undefined && printed[file] === stateOf(known);
    const text = isCurrent ? known : await print(module);
    if (data !== '') record[file] = stateOf(text);
    if (text === present) continue;
    write(join(folder, file), text);
    changed.push(file);
  }
  const files = new Set(modules.map(({ file }) => file));
  for (const name of readdirSync(folder)) {
    if (!/^[^.].*\.(ts|json)$/.test(name) || files.has(name)) continue;
    rmSync(join(folder, name), { force: true });
    changed.push(name);
  }
  if (JSON.stringify(record) !== JSON.stringify(readRecord(folder)))
    write(join(folder, recordFile), JSON.stringify(record));
  return changed;
}

async function print(module: GeneratedModule): Promise<string> {
  if ('text' in module) return module.file.endsWith('.ts') ? header + module.text : module.text;
  const { printModule } = await import('./emit/source-file.ts');
  return header + printModule(module.source);
}

/** A reader never meets half a file, nor another writer's. */
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

function readRecord(folder: string): Printed {
  try {
    const record: unknown = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'));
    return isRecord(record) ? record : {};
  } catch {
    return {};
  }
}
