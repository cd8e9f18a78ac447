/** A publishing target: named files in a folder or a bucket. */

/** A published file. Visitors can't distinguish two with the same content. */
export type Content = {
  /** The MD5 in hexadecimal. A bucket reports it without sending the bytes. */
  readonly md5: string;
  readonly type?: string;
  readonly cache?: string;
  /** A redirect's target. Redirects have no bytes. */
  readonly redirect?: string;
};

export type StagedFile = {
  /** Moves the file to its name, once. Visitors get the old file or the whole new one. */
  readonly place: (key: string, content: Partial<Content>) => Promise<void>;
  readonly discard: () => Promise<void>;
};
export type Store = {
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly put: (key: string, bytes: Buffer, content: Partial<Content>) => Promise<void>;
  /** Stores bytes where visitors can't find them, so nothing must be read or checked once pages change. */
  readonly stage: (bytes: Buffer) => Promise<StagedFile>;
  readonly remove: (key: string) => Promise<void>;
};

/** Our own files are in this folder, which hosts don't serve. */
export const ownPrefix = '.puretec/';
/** Files that are being written, or that a killed publish left. */
export const unfinishedPrefix = `${ownPrefix}unfinished/`;
