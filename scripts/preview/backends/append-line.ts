import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Appends a record as one line of JSON; only the owner may read the file, it holds what people typed. */
export async function appendLine(file: string, record: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(record)}\n`, { mode: 0o600 });
}
