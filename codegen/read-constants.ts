/** Reads a catalogue's constants for code that needs them before the rest. */
import { join } from 'node:path';
import type { Constants } from '../kernel/contract.ts';
import { constantsOf } from './emit.ts';
import { bytesOfFile } from './load/file-cache.ts';
import { locatedDocument } from './load/parse-file.ts';
import { countrySites } from './resolve/site.ts';
import { validate } from './validate/validate.ts';
import { validated } from './validate/validated.ts';

/** Undefined if site.yaml has errors, which the compiler reports. */
export function readConstants(root: string): Constants | undefined {
  const file = join(root, 'site.yaml');
  const document = locatedDocument(
    { file, name: 'site', kind: 'site' },
    bytesOfFile(file) ?? new Uint8Array(),
  );
  if (!document || !validate(document).fits) return undefined;
  const site = validated({ ...document, references: [], spellings: {} });
  if (site.kind !== 'site') return undefined;
  const { images, spaces } = site.value;
  return constantsOf({ countries: countrySites(site.value), images, ...(spaces && { spaces }) });
}
