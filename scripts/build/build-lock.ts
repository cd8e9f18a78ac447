/** One build at a time for one output folder, also from different checkouts. */
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { atEnd } from '../at-end.ts';
import { withPlace } from '../fault.ts';
import {
  cannotBeMade,
  inPlaceName,
  makeFolder,
  OutputFault,
  type OutputFolder,
} from './output-folder.ts';
import { isGone, newId, readOwner, thisProcess, whileAlive } from './owner.ts';

export type BuildLock = {
  /** Throws an OutputFault where somebody has taken the lock away since. */
  readonly confirm: () => void;
};

/** The sentence for a lock that another process holds. */
export type Locked = { readonly other: (place: string, who: string) => string };
const building: Locked = {
  other: (place, who) =>
    `Another build is writing "${place}" (${who}), or a publish is reading it. Nothing was built. Wait until it ends, or build into another folder (npm run build -- --out DIR).`,
};
export const publishingTo: Locked = {
  other: (place, who) =>
    `Another publish or build is writing "${place}" (${who}). Nothing was published. Wait until it ends.`,
};
export const publishingFrom: Locked = {
  other: (place, who) =>
    `A build is writing "${place}" (${who}), or another publish is reading it. Nothing was published. Wait until it ends.`,
};

const takeovers = 3;
// Between the making of the file and its text.
const unwrittenMs = 10_000;

/** A hidden file beside the folder that is exchanged, or in it: wherever else it may be mounted. */
export const lockFileOf = ({ folder, inPlace }: OutputFolder): string =>
  inPlace
    ? join(folder, `.${inPlaceName}.build-lock`)
    : join(dirname(folder), `.${basename(folder)}.build-lock`);

/** Works while no other build writes into the folder. Throws an OutputFault where one does. */
export async function withLock<T>(
  output: OutputFolder,
  work: (lock: BuildLock) => T | Promise<T>,
  words: Locked = building,
): Promise<T> {
  const file = lockFileOf(output);
  const owner = JSON.stringify({ ...thisProcess(), id: newId() });
  const taken = () => takenBy(file, output, words);
  take(file, owner, taken);
  const isMine = () => readText(file) === owner;
  const release = atEnd(() => {
    if (isMine()) rmSync(file, { force: true });
  });
  const confirm = () => {
    if (!isMine()) throw taken();
  };
  try {
    return await whileAlive(file, () => work({ confirm }));
  } finally {
    release();
  }
}

function take(file: string, owner: string, taken: () => OutputFault): void {
  makeFolder(dirname(file));
  for (let attempt = 0; attempt < takeovers; attempt++) {
    if (make(file, owner)) return;
    // Released in between.
    if (!existsSync(file)) continue;
    if (!isAbandoned(file)) break;
    bury(file);
  }
  throw taken();
}

/** False where there is one already. A disk may have room for the name and none for the text: then nothing stays. */
function make(file: string, text: string): boolean {
  let made: number;
  try {
    made = openSync(file, 'wx');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return false;
    // A folder of the system itself (/proc), in which nobody can make a file.
    if (code === 'ENOENT') throw cannotBeMade(dirname(file), code);
    throw error;
  }
  try {
    writeFileSync(made, text);
    return true;
  } catch (error) {
    rmSync(file, { force: true });
    throw withPlace(error, file);
  } finally {
    closeSync(made);
  }
}

function isAbandoned(file: string): boolean {
  if (readOwner(file)) return isGone(file);
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined || Date.now() - made > unwrittenMs;
}

/** Takes a dead lock away. Two may see it dead at once: the later finds the new one in its hands, and puts it back. */
function bury(file: string): void {
  const grave = `${file}-${newId()}`;
  try {
    renameSync(file, grave);
  } catch {
    return;
  }
  if (!isAbandoned(grave)) {
    try {
      linkSync(grave, file);
    } catch {}
  }
  rmSync(grave, { force: true });
}

function takenBy(file: string, { asked }: OutputFolder, words: Locked): OutputFault {
  const owner = readOwner(file);
  const who = owner ? `process ${owner.pid} on ${owner.host}, since ${owner.since}` : file;
  return new OutputFault(words.other(asked, who));
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
