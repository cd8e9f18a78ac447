/**
 * A build after any edit gives what a cold one gives, byte for byte:
 * `node --import tsx scripts/audits/rebuilds.ts [edits] [seed] [every]`. Walks through random edits in
 * a copy of this checkout (content, settings, templates, styles, pictures; also killed builds, such
 * without pictures, damaged and deleted caches) and builds after each into the same folder; after every
 * so-manieth (each, unless told) once more with nothing kept. Prints each step; exit 1 on any difference.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../synthetic/random.ts';
import { type Ended, type Started, startNode } from '../testing/start-program.ts';
import { copyCheckout } from './checkout-copy.ts';
import { type Copy, edits, mending } from './rebuilds/edits.ts';
import { changedFiles, treeHashes } from './tree-hashes.ts';

const count = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const every = Number(process.argv[4] ?? 1);
const random = seeded(seed);
const folder = mkdtempSync(join(tmpdir(), 'rebuilds-'));
const warm = copyOf('warm');
const cold = copyOf('cold');
let differences = 0;
let isRefused = false;
try {
  await compare('the first build', true);
  for (let index = 1; index <= count; index += 1) await takeStep(index);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${count} edits (seed ${seed}), ${differences} differences`);
process.exitCode = differences === 0 ? 0 : 1;

function copyOf(name: string): string {
  const copy = join(folder, name);
  copyCheckout(copy, { sharesPictures: true });
  return copy;
}

async function takeStep(index: number): Promise<void> {
  // What was refused would be refused for ever.
  const edit = isRefused ? mending : edits[Math.floor(random() * edits.length)];
  if (!edit) throw new Error('there are no edits');
  const chance = random();
  const isKilled = random() < 0.1;
  const isBare = random() < 0.1;
  for (const root of [warm, cold]) {
    const copy: Copy = { root, out: join(root, 'dist'), random: seeded(Math.floor(chance * 1e9)) };
    if (root === warm || !edit.isOfTheCache) edit.act(copy);
  }
  if (isKilled) await killBuild(200 + chance * 1800);
  if (isBare) await build(warm, '--without-images').ended;
  const between = [isKilled && 'a killed build', isBare && 'one without pictures'].filter(Boolean);
  const name = [`${index}. ${edit.name}`, ...between].join(', after ');
  if (index % every === 0 || index === count) return compare(name, false);
  isRefused = (await build(warm).ended).status !== 0;
  console.log(`built: ${name}${isRefused ? ' (refused)' : ''}`);
}

/** Builds both, and says where they differ. A catalogue with problems leaves what was published. */
async function compare(name: string, isFirst: boolean): Promise<void> {
  const before = isFirst ? new Map<string, string>() : treesOf(warm);
  const [one, other] = await Promise.all([build(warm).ended, buildCold()]);
  const now = treesOf(warm);
  const different =
    other.status === 0 ? changedFiles(now, treesOf(cold)) : changedFiles(before, now);
  const isSame = one.status === other.status && different.length === 0;
  if (!isSame) differences += 1;
  const changed = changedFiles(before, now).length;
  isRefused = other.status !== 0;
  const outcome = isRefused ? 'refused' : `${changed} files changed`;
  console.log(`${isSame ? 'same' : 'DIFFERENT'}: ${name} (${outcome})`);
  if (isSame) return;
  console.log(`status ${one.status} and ${other.status}; ${different.length} files:`);
  for (const file of different.slice(0, 10)) console.log(`  ${file}`);
  if (one.status !== other.status) console.log(one.output, other.output);
}

function treesOf(root: string): ReadonlyMap<string, string> {
  const trees = ['au', 'nz'].flatMap((tree) => {
    const path = join(root, 'dist', tree);
    if (!existsSync(path)) return [];
    return [...treeHashes(path)].map(([file, hash]) => [`${tree}/${file}`, hash] as const);
  });
  return new Map(trees);
}

function build(root: string, ...options: string[]): Started {
  return startNode([join(root, 'scripts', 'run.mjs'), 'build', ...options], {}, root);
}

async function buildCold(): Promise<Ended> {
  rmSync(join(cold, 'dist'), { recursive: true, force: true });
  for (const name of readdirSync(join(cold, '.cache'))) {
    // Packages and encoded pictures are shared; the commands are keyed by their code alone.
    if (name === 'images' || name === 'commands') continue;
    rmSync(join(cold, '.cache', name), { recursive: true, force: true });
  }
  return build(cold).ended;
}

async function killBuild(afterMs: number): Promise<void> {
  const killed = build(warm);
  await Promise.race([wait(afterMs), killed.ended]);
  killed.child.kill('SIGKILL');
  await killed.ended;
}
