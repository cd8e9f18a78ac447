/**
 * Splits a build for several machines, and merges the shards. A file's path decides its shard, so
 * the same machine always has it cached.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatList } from '../../kernel/format-list.ts';
import { OutputError, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import { UserError } from '../user-error.ts';
import { readManifest, type Shard, statesIn, writeManifest } from './site-manifest.ts';
import { step } from './steps.ts';
import { type FileState, md5Of, writeFileAt } from './write-file.ts';

/** Parses "2/3". Throws a UserError for anything else. */
export function readShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of)
    throw new UserError(
      `--shard takes the shard's number and the total, such as 1/3, not "${text}".`,
    );
  return { number, of };
}

export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (!shard) return true;
  const slot = hash('sha256', path.replaceAll('\\', '/'), 'buffer').readUInt32BE() % shard.of;
  return slot + 1 === shard.number;
}

type ShardOutput = ReturnType<typeof openShard>;

/** Merges the shards into a site. Throws a UserError and changes nothing if they don't make up one, or a file is missing or changed. */
export async function mergeShards(
  folders: readonly string[],
  out: string,
  /** Completes the merged site before it's put in place. `tables` is the hash of the shards' tables. */
  finish: (staging: string, tables: string) => Promise<void> = async () => {},
): Promise<void> {
  const output = resolveOutput(out, 'catalogue');
  if (folders.some((folder) => existsSync(folder) && realpathSync(folder) === output.folder))
    throw new OutputError(
      `"${out}" is one of the shards, and the merged site would replace it. Nothing was built or changed. Choose another folder with --out.`,
    );
  const shards = folders.map(openShard);
  requireWhole(shards);
  await replaceOutput(output, async (staging) => {
    const made = new Map<string, FileState>();
    await step('Merging', async ({ summary }) => {
      // Shards can contain the same picture.
      for (const { folder, files } of shards)
        for (const [path, { md5, inputs }] of files) {
          const placed = writeFileAt({ staging }, path, readFileOf(folder, path, md5));
          made.set(path, { ...placed, inputs });
          await setImmediate();
        }
      summary(`${made.size} files`);
    });
    await finish(staging, shards[0]?.info.tables ?? '');
    writeManifest(staging, {
      made,
      at: shards[0]?.at,
      withPictures: shards[0]?.withPictures === true,
    });
  });
}

function openShard(folder: string) {
  const manifest = readManifest(folder);
  if (!manifest?.shard)
    throw new UserError(
      `"${folder}" isn't a shard of a site. Build one with --shard I/N --out DIR.`,
    );
  const { shard: info, withPictures, at } = manifest;
  return { folder, info, withPictures, at, files: statesIn(manifest) };
}

function requireWhole(shards: readonly ShardOutput[]): void {
  const [first] = shards;
  if (!first) throw new UserError('There are no shards to merge. Build them first.');
  const { of } = first.info;
  const siteOf = ({ info, withPictures }: ShardOutput) =>
    JSON.stringify([info.code, info.tables, info.of, withPictures]);
  for (const shard of shards) {
    if (siteOf(shard) === siteOf(first)) continue;
    throw new UserError(
      `"${shard.folder}" and "${first.folder}" are shards of different sites. Build every shard from the same catalogue and code, with the same shard count and picture setting.`,
    );
  }
  const numbers = new Map<number, string>();
  for (const { folder, info } of shards) {
    const other = numbers.get(info.number);
    if (other !== undefined)
      throw new UserError(`"${other}" and "${folder}" are the same shard. List each shard once.`);
    numbers.set(info.number, folder);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  );
  if (missing.length > 0)
    throw new UserError(
      missing.length === 1
        ? `Missing shard ${missing[0]} of ${of}. Add its folder with --merge.`
        : `Missing shards ${formatList(missing.map(String))} of ${of}. Add their folders with --merge.`,
    );
}

function readFileOf(folder: string, path: string, md5: string): Uint8Array {
  let bytes: Uint8Array | undefined;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {}
  if (bytes && md5Of(bytes) === md5) return bytes;
  throw new UserError(`"${join(folder, path)}" ${bytes ? 'has changed' : 'is missing'}.`);
}
