/**
 * ACCEPTANCE 20: a site that is disturbed stays whole: `node --import tsx scripts/audits/kills.ts [kills] [pairs]
 * [inside] [seed]` (60 20 10). Two versions of the small catalogue are built in turn into one folder:
 * killed at random moments, two at once, and killed after each of the two renames. After each, the folder
 * must hold one of the two, every byte, and the next build must leave nothing behind. Exit 1 if not.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockPathOf } from '../output/lock.ts';
import { projectRoot } from '../project-root.ts';
import { seeded } from '../synthetic/random.ts';
import { type Started, startNode } from '../testing/start-program.ts';
import { changedFiles, treeHashes } from './tree-hashes.ts';

const [kills = 60, pairs = 20, inside = 10, seed = 1] = process.argv.slice(2).map(Number);
const random = seeded(seed);
const folder = mkdtempSync(join(tmpdir(), 'kills-'));
const out = join(folder, 'site');
const versions = ['one', 'other'] as const;
type Version = (typeof versions)[number];
let faults = 0;

function catalogueOf(version: Version): string {
  const catalogue = join(folder, version);
  cpSync(join(projectRoot, 'codegen/fixtures/catalogue'), catalogue, { recursive: true });
  const site = join(catalogue, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^name: .*$/m, `name: The ${version}`));
  return catalogue;
}

function build(version: Version, target = out, env: NodeJS.ProcessEnv = {}): Started {
  const options = ['--catalogue', join(folder, version), '--out', target, '--without-images'];
  return startNode(['scripts/run.mjs', 'build', ...options], env);
}

/** Kills the process after that rename of the swap. */
function killedInside(step: number): NodeJS.ProcessEnv {
  const file = join(folder, `inside-${step}.mjs`);
  writeFileSync(
    file,
    `import { createRequire, syncBuiltinESMExports } from 'node:module';
     const require = createRequire(import.meta.url);
     let steps = 0;
     const fs = require('node:fs');
     const real = fs.renameSync;
     fs.renameSync = (...paths) => {
       real(...paths);
       const isSwap = paths.join().includes('/.site.');
       if (isSwap && ++steps === ${step}) process.kill(process.pid, 'SIGKILL');
     };
     syncBuiltinESMExports();`,
  );
  return { NODE_OPTIONS: `--import ${file}` };
}

const whole = new Map<Version, ReadonlyMap<string, string>>();

/** Which of the two lies there; undefined where it is neither. */
const found = (): Version | undefined =>
  existsSync(out)
    ? versions.find(
        (version) => changedFiles(whole.get(version) ?? new Map(), treeHashes(out)).length === 0,
      )
    : undefined;

function hold(isTrue: boolean, name: string, output = ''): void {
  if (isTrue) return;
  faults += 1;
  console.log(`FAULT: ${name}\n${output}`);
}

/** The lock of a killed build counts as abandoned after a while, which this doesn't wait for. */
function forgetLock(): void {
  const lock = lockPathOf(out);
  if (existsSync(lock)) utimesSync(lock, 0, 0);
}

async function heal(version: Version, name: string): Promise<void> {
  const { status, output } = await build(version).ended;
  hold(status === 0 && found() === version, `${name}: the next build heals`, output);
  const left = readdirSync(folder).filter((each) => each.startsWith('.'));
  hold(left.length === 0, `${name}: ${left.join(', ')} is left`);
}

const pick = (): Version => (random() < 0.5 ? 'one' : 'other');

try {
  for (const version of versions) {
    catalogueOf(version);
    const target = join(folder, `whole-${version}`);
    const { status, output } = await build(version, target).ended;
    if (status !== 0) throw new Error(output);
    whole.set(version, treeHashes(target));
  }
  const began = performance.now();
  await build('one').ended;
  const usual = performance.now() - began;

  for (let index = 0; index < kills; index += 1) {
    const [signal, version] = [random() < 0.5 ? 'SIGKILL' : 'SIGTERM', pick()] as const;
    const killed = build(version);
    await Promise.race([wait(random() * usual), killed.ended]);
    killed.child.kill(signal);
    await killed.ended;
    forgetLock();
    const name = `${signal} ${index + 1}`;
    hold(found() !== undefined, `${name}: the site is whole`);
    if (index % 10 === 9 || index === kills - 1) await heal(pick(), name);
  }
  for (let index = 0; index < pairs; index += 1) {
    const ended = await Promise.all(versions.map((version) => build(version).ended));
    const name = `pair ${index + 1}`;
    const text = ended.map(({ output }) => output).join('\n');
    const refused = ended.filter(({ output }) => output.includes('Another build is writing'));
    const built = ended.filter(({ status }) => status === 0);
    hold(built.length + refused.length === 2 && built.length > 0, `${name}: one builds`, text);
    hold(found() !== undefined, `${name}: the site is whole`, text);
  }
  for (let index = 0; index < inside; index += 1) {
    const step = (index % 2) + 1;
    const before = found();
    const next = before === 'one' ? 'other' : 'one';
    const { signal, output } = await build(next, out, killedInside(step)).ended;
    forgetLock();
    const name = `inside ${index + 1}`;
    hold(signal === 'SIGKILL', `${name}: it was killed`, output);
    if (step === 2) hold(found() === next, `${name}: the site is whole`);
    else hold(!existsSync(out), `${name}: nothing lies there`);
    await heal(step === 1 && before ? before : next, name);
  }
  await heal('one', 'the end');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${kills} kills, ${pairs} pairs, ${inside} kills inside (seed ${seed}): ${faults} faults`,
);
process.exitCode = faults === 0 ? 0 : 1;
