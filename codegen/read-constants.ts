/** What code may know of a catalogue, before all else of it has been read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Constants } from '../kernel/contract.ts';
import { checkShape } from './check-shape.ts';
import { constantsOf } from './emit.ts';
import { readDocument } from './read/read-document.ts';
import { countrySites } from './resolve/site.ts';
import { shaped } from './shaped.ts';

/** Undefined where site.yaml has problems: the compiler tells them. */
export function readConstants(root: string): Constants | undefined {
  const file = join(root, 'site.yaml');
  const { document } = readDocument(file, 'site', 'site', bytesOf(file));
  if (!document || !checkShape(document).fits) return undefined;
  const site = shaped({ ...document, references: [], facts: [], samples: [] });
  if (site.kind !== 'site') return undefined;
  return constantsOf({ countries: countrySites(site.value), images: site.value.images });
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    return new Uint8Array();
  }
}
