/** Snapshots of a catalogue, of an earlier revision, of a built site or of a published one. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogue } from '../../codegen/main.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { publishedFile } from '../snapshot/public-snapshot.ts';
import { isSnapshot, type Snapshot, snapshotOf } from '../snapshot/snapshot.ts';
import { UserError } from '../user-error.ts';
import type { Compared } from './compare-snapshots.ts';
import { plannedPrices } from './planned-prices.ts';

export type Snapshots = Readonly<Partial<Record<Country, Compared>>>;

/** Prints the problems of a catalogue with errors, and throws a UserError. */
export async function snapshotsOfCatalogue(root: string, at?: string): Promise<Snapshots> {
  requireCatalogue(root);
  const { catalogue, problems } = await compileCatalogue(root, {
    cache: catalogueCache,
    ...(at && { at }),
  });
  if (!catalogue) {
    reportDiagnostics(problems);
    throw new UserError(`The catalogue in ${root} has errors, so it can't be compared.`);
  }
  // A snapshot of a given day shows that day's prices, so none are planned.
  const planned = at === undefined ? await plannedPrices(root) : undefined;
  return Object.fromEntries(
    countries.map((country) => [
      country,
      { ...snapshotOf(catalogue, country), ...(planned && { planned: planned[country] }) },
    ]),
  );
}

/** The catalogue at a revision of git. */
export async function snapshotsOfRevision(
  root: string,
  revision: string,
  at?: string,
): Promise<Snapshots> {
  requireCatalogue(root);
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    const tree = git(root, ['rev-parse', '--verify', '--quiet', `${revision}:./`])
      ?.toString()
      .trim();
    if (!tree)
      throw new UserError(
        `git has no revision ${revision} with ${root} in it. Use --since REVISION or --against DIR to say what to compare with.`,
      );
    // From the top, because below it git looks for the folder inside the tree.
    const top = git(root, ['rev-parse', '--show-toplevel'])?.toString().trim() ?? root;
    const archive = git(top, ['archive', '--format=tar', tree]);
    const unpacked = archive && spawnSync('tar', ['-x', '-C', folder], { input: archive });
    if (unpacked?.status !== 0) throw new UserError(`git couldn't export ${root} at ${revision}.`);
    return await snapshotsOfCatalogue(folder, at);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(cwd: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd, maxBuffer: 2 ** 30 });
  if (error) throw new UserError("git isn't installed. Use --against with a folder or an address.");
  return status === 0 ? stdout : undefined;
}

/** A folder with a catalogue or a built site, or the address of a published site. */
export async function snapshotsAgainst(name: string, at?: string): Promise<Snapshots> {
  if (/^https?:\/\//.test(name)) return snapshotOfAddress(name);
  if (existsSync(join(name, 'site.yaml'))) return snapshotsOfCatalogue(name, at);
  const trees = countries.flatMap((country) => {
    const file = join(name, countryKeys[country], publishedFile);
    return existsSync(file) ? [read(readFileSync(file, 'utf8'), file)] : [];
  });
  if (trees.length === 0)
    throw new UserError(
      `"${name}" has neither a catalogue nor a built site with ${publishedFile}.`,
    );
  return byCountryOf(trees);
}

async function snapshotOfAddress(address: string): Promise<Snapshots> {
  const url = `${address.replace(/\/+$/, '')}/${publishedFile}`;
  let text: string;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (!answer.ok)
      throw new UserError(
        `${url} answers ${answer.status}. The site may have been built by an older version.`,
      );
    text = await answer.text();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${url} can't be reached.`);
  }
  return byCountryOf([read(text, url)]);
}

function read(text: string, where: string): Snapshot {
  try {
    const value: unknown = JSON.parse(text);
    if (isSnapshot(value)) return value;
  } catch {}
  throw new UserError(`${where} was written by another version. Build it again with this one.`);
}

const byCountryOf = (snapshots: readonly Snapshot[]): Snapshots =>
  Object.fromEntries(snapshots.map((snapshot) => [snapshot.country, snapshot]));
