/** Work that several processes take from a common list, until none is left: none waits for another, or for the one that began them. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../kernel/is-record.ts';

/**
 * Those of the batches that nobody else has taken. `taken` is a folder that all of them know; `from`, where
 * in the list this one begins, from 0 to 1: who makes files of one folder at once waits for the other.
 */
export function* takeBatches<Batch>(
  batches: readonly Batch[],
  taken: string,
  from: number,
): Generator<Batch> {
  const first = Math.floor(from * batches.length);
  const numbered = [...batches.entries()];
  for (const [number, batch] of [...numbered.slice(first), ...numbered.slice(0, first)])
    if (take(join(taken, String(number)))) yield batch;
}

/** A batch is whose file is made first. */
function take(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (isRecord(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}
