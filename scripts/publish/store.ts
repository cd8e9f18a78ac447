/** A publishing target: named files in a folder or a bucket. */

/** A published file. Two with the same content are the same to every visitor. */
export type Content = {
  /** Hexadecimal. A bucket reports it for every object without being asked for the bytes. */
  readonly md5: string;
  /** The bucket's content-type. */
  readonly type?: string;
  readonly cache?: string;
  /** The address it redirects to. It has no bytes. */
  readonly redirect?: string;
};

export type StagedFile = {
  /** Moves it to its name, once. Visitors find the old file or the whole new one, never a part. */
  readonly place: (key: string, content: Partial<Content>) => Promise<void>;
  /** Removes it if it wasn't placed. */
  readonly discard: () => Promise<void>;
};
export type Store = {
  /** The MD5 of all that is there, by name. */
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Writes bytes under a name at once, and returns when they survive a power cut. */
  readonly put: (key: string, bytes: Buffer, content: Partial<Content>) => Promise<void>;
  /** Stores bytes where no visitor finds them, so that nothing has to be read or checked once pages change. */
  readonly stage: (bytes: Buffer) => Promise<StagedFile>;
  /** Returns when all that was placed or removed survives a power cut. */
  readonly flush: () => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Names of files and folders that visitors may not read. Absent if the target's policy decides that. */
  readonly closed?: () => Promise<ReadonlySet<string>>;
  /**
   * Throws a UserError if one of these names can't be written: a link, or a file where a folder belongs,
   * is in the way. Absent if any name can be written.
   */
  readonly requireFree?: (keys: readonly string[]) => Promise<void>;
};

/** Our own files are in this folder, which no host serves. */
export const ownPrefix = '.puretec/';
/** Files that are being written, or that a killed publish left. */
export const unfinishedPrefix = `${ownPrefix}unfinished/`;

/** Does the work for each, a few at a time. After an error, only work that has begun is finished. */
export async function forEach<T>(
  all: readonly T[],
  work: (each: T) => Promise<void>,
  atATime = 16,
): Promise<void> {
  const left = all.values();
  let faults = 0;
  const worker = async () => {
    for (const each of left) {
      if (faults > 0) return;
      await work(each).catch((error: unknown) => {
        faults += 1;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atATime }, worker));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
