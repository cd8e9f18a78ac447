/** Snapshots of what is compared: a catalogue, one of an earlier revision, a built site, a published tree. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogue } from '../../codegen/main.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { Fault } from '../fault.ts';
import { reportProblems } from '../report-problems.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { publishedFile } from '../snapshot/public-snapshot.ts';
import { isSnapshot, type Snapshot, snapshotOf } from '../snapshot/snapshot.ts';
import type { Compared } from './compare.ts';
import { plannedPrices } from './planned-prices.ts';

export type Snapshots = Readonly<Partial<Record<Country, Compared>>>;

/** Throws a Fault, after the problems were printed, where it has errors: what it will be cannot be told. */
export async function snapshotsOfCatalogue(root: string, at?: string): Promise<Snapshots> {
  requireCatalogue(root);
  const { catalogue, problems } = await compileCatalogue(root, {
    cache: catalogueCache,
    ...(at && { at }),
  });
  if (!catalogue) {
    reportProblems(problems);
    throw new Fault(`The catalogue in ${root} has errors; what it changes cannot be told.`);
  }
  // As it will be on a day, that day's prices are what there is to see.
  const planned = at === undefined ? await plannedPrices(root) : undefined;
  return Object.fromEntries(
    countries.map((country) => [
      country,
      { ...snapshotOf(catalogue, country), ...(planned && { planned: planned[country] }) },
    ]),
  );
}

/** The catalogue as it was in a revision of git. */
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
      throw new Fault(
        `git knows no revision ${revision} in which ${root} stands. Name what to compare with: --since REVISION, or --against DIR.`,
      );
    // From where it begins: below, git looks for the folder in the tree itself.
    const top = git(root, ['rev-parse', '--show-toplevel'])?.toString().trim() ?? root;
    const archive = git(top, ['archive', '--format=tar', tree]);
    const unpacked = archive && spawnSync('tar', ['-x', '-C', folder], { input: archive });
    if (unpacked?.status !== 0) throw new Fault(`git could not hand out ${root} of ${revision}.`);
    return await snapshotsOfCatalogue(folder, at);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(cwd: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd, maxBuffer: 2 ** 30 });
  if (error) throw new Fault('git is not installed; name a folder or an address with --against.');
  return status === 0 ? stdout : undefined;
}

/** A folder with a catalogue or with built trees, or the address of a published tree. */
export async function snapshotsAgainst(name: string, at?: string): Promise<Snapshots> {
  if (/^https?:\/\//.test(name)) return snapshotOfAddress(name);
  if (existsSync(join(name, 'site.yaml'))) return snapshotsOfCatalogue(name, at);
  const trees = countries.flatMap((country) => {
    const file = join(name, countryKeys[country], publishedFile);
    return existsSync(file) ? [read(readFileSync(file, 'utf8'), file)] : [];
  });
  if (trees.length === 0)
    throw new Fault(
      `"${name}" holds neither a catalogue nor trees that were built with ${publishedFile}.`,
    );
  return byCountryOf(trees);
}

async function snapshotOfAddress(address: string): Promise<Snapshots> {
  const url = `${address.replace(/\/+$/, '')}/${publishedFile}`;
  let text: string;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) throw new Fault(`${url} answers ${answer.status}. Was the site built with it?`);
    text = await answer.text();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`${url} cannot be reached.`);
  }
  return byCountryOf([read(text, url)]);
}

function read(text: string, where: string): Snapshot {
  try {
    const value: unknown = JSON.parse(text);
    if (isSnapshot(value)) return value;
  } catch {}
  throw new Fault(
    `${where} is not what this version of the site can compare with; build it once with this version.`,
  );
}

const byCountryOf = (snapshots: readonly Snapshot[]): Snapshots =>
  Object.fromEntries(snapshots.map((snapshot) => [snapshot.country, snapshot]));
