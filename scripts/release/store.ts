/** Where releases are published to: files under names, in a folder or a bucket. */

/** What stands under a name. Two of the same content are the same to every visitor. */
export type Content = {
  /** Of its bytes, in hexadecimal: a bucket tells it of every object without being asked for the bytes. */
  readonly md5: string;
  /** What a bucket says with it. */
  readonly type?: string;
  readonly cache?: string;
  /** It has no bytes, and leads there. */
  readonly redirect?: string;
};

export type Store = {
  /** The MD5 of all that is there, by name. */
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Whole at every moment: a visitor finds what was there before, or this. */
  readonly put: (key: string, bytes: Buffer, content: Partial<Content>) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /**
   * Lets everybody read these, who serves them among them, and returns those that not everybody
   * could; `dry` does nothing about it. Absent where names have no such rights.
   */
  readonly letRead?: (keys: readonly string[], dry: boolean) => readonly string[];
};

/** What is ours alone lies below this, beside the trees: no host answers from there. */
export const ownPrefix = '.puretec/';
/** What is being written, or was when its writer died. */
export const unfinishedPrefix = `${ownPrefix}unfinished/`;

/** Does the work for each, a few at a time. At a fault the others end what they have begun, and no more. */
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
