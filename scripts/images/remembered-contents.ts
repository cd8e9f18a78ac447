/**
 * What each version of a source was found to hold, from one build to the next: to see that all its
 * pictures are there, nothing is drawn and no photograph is read.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type RememberedContents = {
  readonly get: (version: string) => string | undefined;
  readonly set: (version: string, content: string) => void;
  readonly save: () => void;
};

/** Of the sources of earlier builds the latest stay. */
const most = 50_000;

/** Where two builds save at once the later wins: what the other knew is found out again. */
export function rememberContents(directory: string): RememberedContents {
  const file = join(directory, 'contents.json');
  const known = readKnown(file);
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    get(version) {
      const content = known.get(version);
      if (content !== undefined) used.set(version, content);
      return content;
    },
    set(version, content) {
      known.set(version, content);
      used.set(version, content);
      isChanged = true;
    },
    save() {
      if (!isChanged) return;
      const unused = [...known].filter(([version]) => !used.has(version));
      const kept = [...unused, ...used].slice(-most);
      mkdirSync(directory, { recursive: true });
      const unfinished = `${file}.${randomUUID()}`;
      writeFileSync(unfinished, JSON.stringify(Object.fromEntries(kept)));
      renameSync(unfinished, file);
    },
  };
}

function readKnown(file: string): Map<string, string> {
  try {
    const read: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(read));
  } catch {
    return new Map();
  }
}
