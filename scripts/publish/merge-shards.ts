/** The shares that several machines have made, put together to the site that one would have made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { withLock } from './build-lock.ts';
import { type BuildRecord, readRecord, writeRecord } from './build-record.ts';
import type { Fingerprints } from './changes.ts';
import { judgeOutput } from './output-folder.ts';
import { hashOf, placeFile } from './place-file.ts';
import { step } from './steps.ts';
import { exchange, withStaging } from './swap.ts';

type Share = { readonly folder: string; readonly record: BuildRecord };

/**
 * Throws a Fault where the shares are not those of one site, or a file of it is missing or is not
 * as it was made: then nothing is published.
 */
export async function mergeShards(
  folders: readonly string[],
  out: string,
): Promise<{ readonly ok: true }> {
  const output = judgeOutput(out, 'catalogue');
  const shares = folders.map(readShare);
  const merged = requireWhole(shares);
  await withLock(output, (lock) =>
    withStaging(output, async (staging) => {
      await step('Merging', ({ summary }) => {
        const pages = new Map(merged.pages);
        const files = new Map(merged.files);
        const pictures = new Map(merged.pictures);
        for (const { folder, record } of shares) {
          const place = (path: string, hash: string) =>
            placeFile({ staging }, path, readFileOf(folder, path, hash));
          for (const [path, page] of record.pages) {
            pages.set(path, { ...page, ...place(path, page.hash) });
          }
          for (const [path, file] of record.files) files.set(path, place(path, file.hash));
          for (const [path, { hash, version }] of record.pictures) {
            pictures.set(path, { ...place(path, hash), version });
          }
        }
        writeRecord(staging, { ...merged, pages, files, pictures });
        summary(`${pages.size} pages, ${files.size + pictures.size} other files`);
      });
      exchange(staging, output, lock);
    }),
  );
  return { ok: true };
}

function readShare(folder: string): Share {
  const record = readRecord(folder);
  if (!record?.share) {
    throw new Fault(`"${folder}" holds no share of a site. Make one with --shard I/N --out DIR.`);
  }
  return { folder, record };
}

/** The record of the whole. Order is that of the shares' numbers, whatever order they are named in. */
function requireWhole(shares: readonly Share[]): BuildRecord {
  const sorted = [...shares].sort((a, b) => numberOf(a) - numberOf(b));
  const first = sorted[0]?.record;
  if (!first?.share) throw new Fault('There are no shares to merge.');
  const { of, ofFiles } = first.share;
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (number) => !sorted.some((share) => numberOf(share) === number),
  );
  if (missing.length > 0) {
    throw new Fault(`Of ${of} shares ${missing.join(', ')} is missing.`);
  }
  for (const { folder, record } of sorted) {
    if (record.code !== first.code || markOf(record) !== markOf(first)) {
      throw new Fault(
        `"${folder}" was made of another catalogue or other code than the other shares.`,
      );
    }
  }
  const whole = {
    code: first.code,
    fingerprints: first.fingerprints,
    once: new Map(sorted.flatMap(({ record }) => [...record.once])),
    pages: new Map(sorted.flatMap(({ record }) => [...record.pages])),
    files: new Map(sorted.flatMap(({ record }) => [...record.files])),
    // One that several shares ask for is in each of them.
    pictures: new Map(sorted.flatMap(({ record }) => [...record.pictures])),
  };
  const found = whole.pages.size + whole.files.size;
  if (sorted.length !== of || found !== ofFiles) {
    throw new Fault(`The ${sorted.length} shares hold ${found} files, the site has ${ofFiles}.`);
  }
  return whole;
}

const numberOf = ({ record }: Share): number => record.share?.number ?? 0;
const markOf = ({
  fingerprints,
  share,
}: { fingerprints: Fingerprints } & Pick<BuildRecord, 'share'>) =>
  hashOf(JSON.stringify([...fingerprints, share?.of, share?.ofFiles]));

function readFileOf(folder: string, path: string, hash: string): Uint8Array {
  let bytes: Uint8Array | undefined;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {}
  if (bytes && hashOf(bytes) === hash) return bytes;
  throw new Fault(`"${join(folder, path)}" ${bytes ? 'is not as it was made' : 'is missing'}.`);
}
