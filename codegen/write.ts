/** Generated files onto the disk: only what changed is touched, so that watchers and caches stay quiet. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './emit.ts';

const header = '// Generated from catalogue/. Edits are lost; change the YAML instead.\n';

/** Writes into `folder` and deletes generated files that are no longer made. Returns the names that changed. */
export function writeGenerated(folder: string, files: readonly GeneratedFile[]): string[] {
  mkdirSync(folder, { recursive: true });
  const changed: string[] = [];
  for (const { name, text } of files) {
    const path = join(folder, name);
    const content = header + text;
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
    // A reader never meets half a file, nor another writer ours.
    const unfinished = `${path}.${process.pid}.new`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
    changed.push(name);
  }
  const names = new Set(files.map(({ name }) => name));
  for (const stray of readdirSync(folder)) {
    if (!stray.endsWith('.ts') || names.has(stray)) continue;
    rmSync(join(folder, stray), { force: true });
    changed.push(stray);
  }
  return changed;
}
