/** The modules of a catalogue onto the disk. What is as it was is neither printed nor touched, so that watchers and caches stay quiet. */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../kernel/is-record.ts';
import type { Catalogue } from './catalogue.ts';
import { codeVersion } from './code-version.ts';
import { modulesOf } from './emit.ts';

/** What stands before the text of a module. */
export const header = '// Generated from catalogue/. Edits are lost; change the YAML instead.\n';

/** Beside the modules: what each was printed from, data and code, and what was printed. One that was edited or lost is printed again. */
const recordFile = '.printed.json';

/** Writes into `folder`, and deletes modules that are no longer made. Returns the names of the files that changed. */
export async function generate(catalogue: Catalogue, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const version = codeVersion('print');
  const modules = modulesOf(catalogue).map((module) => {
    const from = hash('sha256', `${version}\n${JSON.stringify(module)}`);
    return { module, name: `${module.name}.ts`, from };
  });
  const before = readRecord(folder);
  const after: Record<string, string> = {};
  const changed: string[] = [];
  for (const { module, name, from } of modules) {
    const present = textOf(join(folder, name));
    const state = (text: string) => `${from} ${hash('sha256', text)}`;
    if (present !== undefined && before[name] === state(present)) {
      after[name] = state(present);
      continue;
    }
    const { printModule } = await import('./emit/source-file.ts');
    const text = header + printModule(module);
    after[name] = state(text);
    if (text === present) continue;
    write(join(folder, name), text);
    changed.push(name);
  }
  for (const stray of readdirSync(folder)) {
    if (!stray.endsWith('.ts') || stray in after) continue;
    rmSync(join(folder, stray), { force: true });
    changed.push(stray);
  }
  if (JSON.stringify(after) !== JSON.stringify(before))
    write(join(folder, recordFile), JSON.stringify(after));
  return changed;
}

/** A reader never meets half a file, nor another writer ours. */
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

function readRecord(folder: string): Readonly<Record<string, unknown>> {
  try {
    const record: unknown = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'));
    return isRecord(record) ? record : {};
  } catch {
    return {};
  }
}
