/** The shares that several machines have made, put together to the site that one would have made. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { OutputFault, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import {
  type BuildRecord,
  type Numbers,
  type PageState,
  readRecord,
  type Share,
  writeRecord,
} from './build-record.ts';
import { createNames } from './names.ts';
import { type FileState, hashOf, placeFile } from './place-file.ts';
import { writeManifest } from './site-manifest.ts';
import type { PictureState } from './site-pictures.ts';
import { step } from './steps.ts';

type Shared = { readonly folder: string; readonly record: BuildRecord & { readonly share: Share } };

/**
 * Throws a Fault where the shares are not those of one site, or a file of it is missing or is not
 * as it was made: then nothing is published.
 */
export async function mergeShards(
  folders: readonly string[],
  out: string,
  /** Told of the merged site before it is published, with its folder and a hash of the tables that the shares were made of. */
  finish: (staging: string, tables: string) => Promise<void> = async () => {},
): Promise<{ readonly ok: true }> {
  const output = resolveOutput(out, 'catalogue');
  if (folders.some((folder) => existsSync(folder) && realpathSync(folder) === output.folder)) {
    throw new OutputFault(
      `"${out}" is one of the shares, and would be replaced by the whole site. Nothing was built or touched. Name another folder with --out.`,
    );
  }
  const shares = folders.map(readShare);
  requireWhole(shares);
  await replaceOutput(output, async (staging) => {
    await step('Merging', ({ summary }) => {
      const { pages, files, pictures } = merge(shares, staging);
      summary(`${pages.size} pages, ${files.size + pictures.size} other files`);
    });
    await finish(staging, shares[0]?.record.share.tables ?? '');
    writeManifest(staging, { withPictures: shares[0]?.record.share.withPictures === true });
  });
  return { ok: true };
}

function readShare(folder: string): Shared {
  const record = readRecord(folder);
  if (!record?.share) {
    throw new Fault(`"${folder}" holds no share of a site. Make one with --shard I/N --out DIR.`);
  }
  return { folder, record: { ...record, share: record.share } };
}

function requireWhole(shares: readonly Shared[]): void {
  const first = shares[0]?.record;
  if (!first) throw new Fault('There are no shares to merge.');
  const { of, ofFiles, tables, withPictures } = first.share;
  for (const { folder, record } of shares) {
    const { share } = record;
    const isOfOne =
      share.tables === tables && share.of === of && share.withPictures === withPictures;
    if (record.code === first.code && isOfOne) continue;
    throw new Fault(
      `"${folder}" is a share of another site than "${shares[0]?.folder}": the catalogue, the code, the number of shares or whether they have pictures differs.`,
    );
  }
  const numbers = new Map<number, string>();
  for (const { folder, record } of shares) {
    const other = numbers.get(record.share.number);
    if (other !== undefined)
      throw new Fault(`"${other}" and "${folder}" are the same share: name each of them once.`);
    numbers.set(record.share.number, folder);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  );
  if (missing.length > 0) throw new Fault(`Of ${of} shares ${missing.join(', ')} is missing.`);
  const found = shares.reduce((sum, { record }) => sum + record.pages.size + record.files.size, 0);
  if (found !== ofFiles) {
    throw new Fault(
      `The ${shares.length} shares hold ${found} files, and the site has ${ofFiles}.`,
    );
  }
}

/** Puts every file into its place, and the record of the whole beside them. */
function merge(shares: readonly Shared[], staging: string): BuildRecord {
  const names = createNames();
  const whole = {
    code: shares[0]?.record.code ?? '',
    // A share knows of its own files alone: the next build makes them all.
    ...{ filesCode: '', made: new Map() },
    once: new Map<number, readonly number[]>(),
    pages: new Map<string, PageState>(),
    files: new Map<string, FileState>(),
    pictures: new Map<string, PictureState>(),
  };
  const marks: string[] = [];
  for (const { folder, record } of shares) {
    const numbers = record.names.map((name) => names.numberOf(name));
    const renamed = (own: Numbers) => [...own].flatMap((number) => numbers[number] ?? []);
    const place = (path: string) =>
      placeFile({ staging }, path, readFileOf(folder, path, record.share.hashes[path]));
    numbers.forEach((number, own) => {
      marks[number] = record.marks[own] ?? '';
    });
    for (const [name, reads] of record.once) {
      for (const number of renamed([name])) whole.once.set(number, renamed(reads));
    }
    for (const [path, { reads, pictures }] of record.pages) {
      const mentions = { reads: renamed(reads), ...(pictures && { pictures: renamed(pictures) }) };
      whole.pages.set(path, { ...place(path), ...mentions });
    }
    for (const path of record.files.keys()) whole.files.set(path, place(path));
    // One that several shares ask for is in each of them.
    for (const [path, picture] of record.pictures) {
      whole.pictures.set(path, { ...place(path), version: picture.version });
    }
  }
  const made = { ...whole, names: names.all, marks };
  writeRecord(staging, made);
  return made;
}

function readFileOf(folder: string, path: string, hash: string | undefined): Uint8Array {
  let bytes: Uint8Array | undefined;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {}
  if (bytes && hashOf(bytes) === hash) return bytes;
  throw new Fault(`"${join(folder, path)}" ${bytes ? 'is not as it was made' : 'is missing'}.`);
}
