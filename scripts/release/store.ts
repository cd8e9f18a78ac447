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
  readonly copy: (from: string, to: string, content: Partial<Content>) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

/** What is ours alone lies below this, beside the trees: no host answers from there. */
export const ownPrefix = '.puretec/';

/** Does the work for each, a few at a time. */
export async function forEach<T>(
  all: readonly T[],
  work: (each: T) => Promise<void>,
  atATime = 16,
): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const each of left) await work(each);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
