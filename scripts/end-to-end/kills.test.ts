/**
 * ACCEPTANCE 20: a disturbed build leaves a whole site. Two versions of the fixture catalogue are built in turn
 * into one folder. After each disturbance the folder holds one of them, byte for byte, and the next build
 * leaves nothing behind.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { type Started, startNode } from '../testing/start-program.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';

const folder = mkdtempSync(join(tmpdir(), 'kills-'));
const out = join(folder, 'site');
const versions = ['one', 'other'] as const;
type Version = (typeof versions)[number];
const whole = new Map<Version, ReadonlyMap<string, string>>();
let usualMs = 0;

function build(version: Version, target = out, env: NodeJS.ProcessEnv = {}): Started {
  const options = ['--catalogue', join(folder, version), '--out', target, '--without-images'];
  return startNode(['scripts/run.mjs', 'build', ...options], env);
}

/** Kills the build after that many renames next to the site: inside its exchange. */
function killAfterRename(count: number): NodeJS.ProcessEnv {
  const file = join(folder, `rename-${count}.mjs`);
  writeFileSync(
    file,
    `import { createRequire, syncBuiltinESMExports } from 'node:module';
     const require = createRequire(import.meta.url);
     let renames = 0;
     for (const [module, name] of [['node:child_process', 'spawnSync'], ['node:fs', 'renameSync']]) {
       const exports = require(module);
       const real = exports[name];
       exports[name] = (...args) => {
         const result = real(...args);
         if (JSON.stringify(args).includes('/.site.') && ++renames === ${count})
           process.kill(process.pid, 'SIGKILL');
         return result;
       };
     }
     syncBuiltinESMExports();`,
  );
  return { NODE_OPTIONS: `--import ${file}` };
}

const found = (): readonly Version[] =>
  versions.filter(
    (version) => changedFiles(whole.get(version) ?? new Map(), treeHashes(out)).length === 0,
  );

async function expectRecovery(version: Version): Promise<void> {
  const { status, output } = await build(version).ended;
  expect(status, output).toBe(0);
  expect(found(), output).toEqual([version]);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
}

beforeAll(async () => {
  for (const version of versions) {
    const catalogue = join(folder, version);
    cpSync(fixture, catalogue, { recursive: true });
    const site = join(catalogue, 'site.yaml');
    writeFileSync(site, readFileSync(site, 'utf8').replace(/^name: .*$/m, `name: The ${version}`));
    const target = join(folder, `whole-${version}`);
    const { status, output } = await build(version, target).ended;
    expect(status, output).toBe(0);
    whole.set(version, treeHashes(target));
  }
  await build('one').ended;
  const start = performance.now();
  await build('other').ended;
  usualMs = performance.now() - start;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['SIGTERM', 0.3],
  ['SIGKILL', 0.6],
  ['SIGKILL', 0.9],
] as const)('leaves a whole site after %s at %d of its time', async (signal, share) => {
  const killed = build('one');
  await Promise.race([wait(share * usualMs), killed.ended]);
  killed.child.kill(signal);
  await killed.ended;
  expect(found()).toHaveLength(1);
  await expectRecovery('other');
});

it('lets one of two builds into the same folder finish, and keeps the site whole', async () => {
  const ended = await Promise.all(versions.map((version) => build(version).ended));
  const output = ended.map((each) => each.output).join('\n');
  const built = ended.filter(({ status }) => status === 0);
  const refused = ended.filter((each) => each.output.includes('Another build is writing'));
  expect(built.length, output).toBeGreaterThan(0);
  expect(built.length + refused.length, output).toBe(2);
  expect(found(), output).toHaveLength(1);
});

it.each([
  ['an exchange of folders', 1, {}],
  ['the first of two renames', 3, { PATH: '' }],
  ['the second of two renames', 4, { PATH: '' }],
] as const)('recovers from a kill right after %s', async (_, count, env) => {
  const [before] = found();
  const next = before === 'one' ? 'other' : 'one';
  const { signal, output } = await build(next, out, { ...killAfterRename(count), ...env }).ended;
  expect(signal, output).toBe('SIGKILL');
  await expectRecovery(next);
});
