/** Reads a share of a catalogue's files. */
import { readFileSync, statSync } from 'node:fs';
import { codeVersion } from '../codegen/code-version.ts';
import { hashOfBytes, jsonOf, stateOf } from '../codegen/kept.ts';
import type { ReadFile } from '../codegen/load/read-catalogue.ts';
import { readFile } from '../codegen/load/read-file.ts';
import type { ReadWork } from './read-many.ts';
import { runWorker } from './run-worker.ts';

const perMessage = 250;

runWorker(async ({ files }: ReadWork, tell: (read: readonly ReadFile[]) => void) => {
  const version = codeVersion('check');
  for (let begin = 0; begin < files.length; begin += perMessage) {
    const read: ReadFile[] = [];
    for (const { file, name, kind } of files.slice(begin, begin + perMessage)) {
      const state = stateOf(statSync(file, { bigint: true }), Date.now());
      const bytes = readFileSync(file);
      const json = jsonOf(await readFile(file, name, kind, bytes));
      if (json !== undefined) read.push({ file, json, state, version, hash: hashOfBytes(bytes) });
    }
    tell(read);
  }
});
