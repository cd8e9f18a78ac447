/**
 * Splits a build into shares for several machines, and merges the shares into a site. A file's path
 * decides its share, so after an edit the same machine still has the file in its cache.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { yieldToEventLoop } from '../on-exit.ts';
import { OutputError, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import { UserError } from '../user-error.ts';
import {
  readManifest,
  type Shard,
  type ShardInfo,
  statesIn,
  writeManifest,
} from './site-manifest.ts';
import { step } from './steps.ts';
import { type FileState, md5Of, writeFileAt } from './write-file.ts';

/** Parses "2/3". Throws a UserError for anything else. */
export function readShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) {
    throw new UserError(
      `--shard "${text}" isn't a share. Give its number and the total, such as 1/3.`,
    );
  }
  return { number, of };
}

/** Whether a file belongs to the share, by its path below the site's folder. Always true without a share. */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (!shard) return true;
  const place = hash('sha256', path.replaceAll('\\', '/'), 'buffer').readUInt32BE() % shard.of;
  return place + 1 === shard.number;
}

type ReadShare = {
  readonly folder: string;
  readonly share: ShardInfo;
  readonly withPictures: boolean;
  readonly at: string | undefined;
  /** By path. */
  readonly files: ReadonlyMap<string, FileState>;
};

/**
 * Merges the shares in the folders and publishes the site. Throws a UserError and publishes nothing if they
 * don't make up one site, or if a file is missing or has changed.
 */
export async function mergeShards(
  folders: readonly string[],
  out: string,
  /** Completes the merged site before it's published. `tables` is the hash of the shares' tables. */
  finish: (staging: string, tables: string) => Promise<void> = async () => {},
): Promise<{ readonly ok: true }> {
  const output = resolveOutput(out, 'catalogue');
  if (folders.some((folder) => existsSync(folder) && realpathSync(folder) === output.folder)) {
    throw new OutputError(
      `"${out}" is one of the shares, and the merged site would replace it. Nothing was built or changed. Choose another folder with --out.`,
    );
  }
  const shares = folders.map(readShare);
  requireWhole(shares);
  await replaceOutput(output, async (staging) => {
    const made = new Map<string, FileState>();
    await step('Merging', async ({ summary }) => {
      for (const share of shares) await mergeShare(share, staging, made);
      summary(`${made.size} files`);
    });
    await finish(staging, shares[0]?.share.tables ?? '');
    writeManifest(staging, {
      made,
      at: shares[0]?.at,
      withPictures: shares[0]?.withPictures === true,
    });
  });
  return { ok: true };
}

function readShare(folder: string): ReadShare {
  const manifest = readManifest(folder);
  if (!manifest?.share) {
    throw new UserError(
      `"${folder}" isn't a share of a site. Make one with --shard I/N --out DIR.`,
    );
  }
  const { share, withPictures, at } = manifest;
  return { folder, share, withPictures, at, files: statesIn(manifest) };
}

function requireWhole(shares: readonly ReadShare[]): void {
  const [first] = shares;
  if (!first) throw new UserError('There are no shares to merge.');
  const { of, ofFiles } = first.share;
  const siteOf = ({ share, withPictures }: ReadShare) =>
    JSON.stringify([share.code, share.tables, share.of, withPictures]);
  for (const share of shares) {
    if (siteOf(share) === siteOf(first)) continue;
    throw new UserError(
      `"${share.folder}" and "${first.folder}" are shares of different sites. Build all shares from the same catalogue and code, with the same number of shares, and all with or all without pictures.`,
    );
  }
  const numbers = new Map<number, string>();
  for (const { folder, share } of shares) {
    const other = numbers.get(share.number);
    if (other !== undefined)
      throw new UserError(`"${other}" and "${folder}" are the same share. List each share once.`);
    numbers.set(share.number, folder);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  );
  if (missing.length > 0)
    throw new UserError(`Missing from the ${of} shares: ${missing.join(', ')}.`);
  const found = shares.reduce((sum, { share }) => sum + share.files, 0);
  if (found !== ofFiles) {
    throw new UserError(
      `The ${shares.length} shares have ${found} files, but the site needs ${ofFiles}.`,
    );
  }
}

/** Copies a share's files into the site. Shares can contain the same picture. */
async function mergeShare(
  { folder, files }: ReadShare,
  staging: string,
  made: Map<string, FileState>,
): Promise<void> {
  for (const [path, { md5, inputs }] of files) {
    const placed = writeFileAt({ staging }, path, readFileOf(folder, path, md5));
    made.set(path, { ...placed, inputs });
    await yieldToEventLoop();
  }
}

function readFileOf(folder: string, path: string, md5: string): Uint8Array {
  let bytes: Uint8Array | undefined;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {}
  if (bytes && md5Of(bytes) === md5) return bytes;
  throw new UserError(`"${join(folder, path)}" ${bytes ? 'has changed' : 'is missing'}.`);
}
