/** Takes snapshots of a catalogue in a folder, or in an earlier revision of git. */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { imageFiles } from '../../codegen/load/images.ts';
import type { ReadResult } from '../../codegen/load/read-catalogue.ts';
import { type ByCountry, byCountry } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { compile, readDocuments, requireCatalogue } from '../compile.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';
import { UserError } from '../user-error.ts';
import type { Compared } from './compare-snapshots.ts';
import { plannedPrices } from './planned-prices.ts';
import { snapshotOf } from './snapshot.ts';

export type Snapshots = ByCountry<Compared>;

/** Prints the problems of a catalogue with errors, and throws a UserError. */
export async function snapshotsOfCatalogue(root: string, at?: string): Promise<Snapshots> {
  const { tables, problems } = await compile(root, { at });
  if (!tables) {
    reportDiagnostics(problems);
    throw new UserError(`${root} has errors, so it can't be compared. Run npx puretec check.`);
  }
  const { validated } = await readDocuments(root);
  return snapshotsFrom({ root, tables, validated }, at);
}

type Read = { readonly root: string; readonly tables: Tables } & Pick<ReadResult, 'validated'>;

export function snapshotsFrom({ root, tables, validated }: Read, at?: string): Snapshots {
  const planned = plannedPrices(root, validated, at);
  const files = new Map(
    validated.map((each) => [relative(root, each.document.file).replaceAll('\\', '/'), each]),
  );
  const images = imageFiles(root);
  const pictures = Object.fromEntries(
    images.pictures.map((name) => [name, hash('sha1', readFileSync(join(images.folder, name)))]),
  );
  return byCountry((country) => ({
    ...snapshotOf(tables, country, at),
    ...{ planned: planned[country], files, pictures },
  }));
}

export async function snapshotsOfRevision(root: string, revision: string, at?: string) {
  requireCatalogue(root);
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    const tree = git(root, ['rev-parse', '--verify', '--quiet', `${revision}:./`])
      ?.toString()
      .trim();
    if (!tree)
      throw new UserError(
        `git can't find ${root} at ${revision}. Use --since with another revision, or --against with another catalogue.`,
      );
    // In a subfolder, git would look for the path inside the tree.
    const top = git(root, ['rev-parse', '--show-toplevel'])?.toString().trim() ?? root;
    const archive = git(top, ['archive', '--format=tar', tree]);
    const unpacked = archive && spawnSync('tar', ['-x', '-C', folder], { input: archive });
    if (unpacked?.status !== 0)
      throw new UserError(`Can't unpack ${root} at ${revision}. Check that git and tar work.`);
    return await snapshotsOfCatalogue(folder, at);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(cwd: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd, maxBuffer: 2 ** 30 });
  if (error) throw new UserError("git isn't installed. Install it, or use --against.");
  return status === 0 ? stdout : undefined;
}
