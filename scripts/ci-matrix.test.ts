/** docs/ci-matrix.yml: its own commands, on as many machines as it names, make what one build makes. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './project-root.ts';
import { copyCheckout } from './testing/copy-checkout.ts';
import { changedFiles, treeHashes } from './testing/tree-hashes.ts';

type Step = {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
};
type Job = {
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
};
const jobs: Readonly<Record<string, Job>> = parse(
  readFileSync(join(projectRoot, 'docs/ci-matrix.yml'), 'utf8'),
).jobs;

const folder = mkdtempSync(join(tmpdir(), 'ci-matrix-'));
const artefacts = join(folder, 'artefacts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A checkout of its own, with a small catalogue in place of ours, as our own. */
function machine(name: string): string {
  const checkout = join(folder, name);
  copyCheckout(checkout, { sharesPictures: false });
  const catalogue = join(checkout, 'catalogue');
  for (const each of readdirSync(catalogue))
    if (each !== 'schema') rmSync(join(catalogue, each), { recursive: true });
  cpSync(join(projectRoot, 'codegen/fixtures/catalogue'), catalogue, { recursive: true });
  return checkout;
}

function runJob(job: Job, checkout: string, values: Readonly<Record<string, string>>): void {
  const filled = (text: string) =>
    text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the test has no value for ${name}`);
      return value;
    });
  for (const { name, uses = '', run, with: inputs = {} } of job.steps) {
    // The copy links the installed packages, and the test mustn't publish.
    if (name === 'Install' || name === 'Publish') continue;
    if (uses.startsWith('actions/upload-artifact')) {
      const kept = join(artefacts, filled(inputs.name ?? ''));
      mkdirSync(kept, { recursive: true });
      cpSync(join(checkout, inputs.path ?? ''), join(kept, basename(inputs.path ?? '')));
    } else if (uses.startsWith('actions/download-artifact')) {
      cpSync(artefacts, join(checkout, inputs.path ?? ''), { recursive: true });
    } else if (run !== undefined) shell(filled(run), checkout);
  }
}

/** Runs a step like the CI runner does. */
function shell(run: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
    cwd,
    encoding: 'utf8',
  });
  expect(status, `${run}\n${stdout}${stderr}`).toBe(0);
}

let site = '';
beforeAll(() => {
  const { share, site: merge } = jobs;
  const shards = share?.strategy?.matrix.shard ?? [];
  if (!share || !merge) throw new Error('docs/ci-matrix.yml has other jobs');
  expect(shards.length).toBeGreaterThan(1);
  for (const shard of shards) {
    const values = { 'matrix.shard': String(shard), 'strategy.job-total': String(shards.length) };
    runJob(share, machine(`share-${shard}`), values);
  }
  site = machine('site');
  runJob(merge, site, {});
}, 300_000);

it('the shares together are what one build makes, byte for byte', () => {
  const one = machine('one');
  shell('npm run build -- --out dist', one);
  for (const tree of ['au', 'nz']) {
    const whole = treeHashes(join(one, 'dist', tree));
    expect(whole.size).toBeGreaterThan(50);
    expect([...whole.keys()].some((file) => file.startsWith('_ipx/f_webp'))).toBe(true);
    expect(changedFiles(whole, treeHashes(join(site, 'dist', tree)))).toEqual([]);
  }
});

it('refuses to replace a share with the merged site', () => {
  const share = join(folder, readdirSync(artefacts)[0] ?? '', 'share');
  const before = treeHashes(share);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'build', '--', '--merge', share, '--out', share],
    { cwd: site, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`"${share}" is one of the shares`);
  expect(changedFiles(before, treeHashes(share))).toEqual([]);
});

it('names a share that is listed twice', () => {
  const [one = '', other = ''] = readdirSync(artefacts).map((name) => join(folder, name, 'share'));
  const args = [one, other, one].flatMap((share) => ['--merge', share]);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'build', '--', ...args, '--out', 'twice'],
    { cwd: site, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`"${one}" and "${one}" are the same share`);
  expect(existsSync(join(site, 'twice'))).toBe(false);
});

it('every machine makes part of the site', () => {
  const sizes = readdirSync(artefacts).map(
    (name) => readdirSync(join(folder, name, 'share', 'au'), { recursive: true }).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(10);
});
