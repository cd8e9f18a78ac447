/** Runs the commands of docs/ci-*.yml on a small catalogue, with a `gh` that only records its calls. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editFile } from '../codegen/testing/catalogue-copy.ts';
import { projectRoot } from './project-root.ts';
import { copyWithFixture, shareBundles } from './testing/copy-checkout.ts';
import { commitAll, shell } from './testing/shell.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { changedFiles, treeHashes } from './testing/tree-hashes.ts';

type Step = {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
};
type Jobs = Readonly<Record<string, { readonly steps: readonly Step[] }>>;
const jobsOf = (file: string): Jobs =>
  parse(readFileSync(join(projectRoot, 'docs', file), 'utf8')).jobs;

const folder = temporaryFolder('ci');

function machine(name: string): string {
  const checkout = join(folder, name);
  copyWithFixture(checkout);
  // The test of reproducible builds already bundles this code in another checkout.
  shareBundles(checkout);
  return checkout;
}

const values: Readonly<Record<string, string>> = {
  'github.base_ref': 'main',
  'github.event.number': '7',
  'github.token': 'none',
  'github.server_url': 'https://git.example.com',
  'github.repository': 'puretec/site',
  'github.run_id': '99',
  // Two machines are enough for a test.
  'strategy.job-total': '2',
};
const filled = (text: string, more: typeof values = {}): string =>
  text
    .replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
      const value = more[name] ?? values[name];
      if (value === undefined) throw new Error(`the test has no value for ${name}`);
      return value;
    })
    // npx takes half a second each time. npm.test.ts covers it.
    .replaceAll('npx puretec', 'node scripts/run.mjs');

/** Puts this test's `gh` first in the PATH. */
const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;

describe('a pull request', () => {
  const { steps } = jobsOf('ci-changes.yml').changes ?? { steps: [] };
  const results = new Map<string, ReturnType<typeof shell>>();
  let checkout = '';
  beforeAll(() => {
    checkout = machine('changes');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/gh'), `#!/bin/sh\necho "$@" > "${folder}/gh.txt"\n`);
    chmodSync(join(folder, 'bin/gh'), 0o755);
    const made = commitAll(checkout, 'catalogue');
    expect(made.status, made.output).toBe(0);
    shell('git update-ref refs/remotes/origin/main HEAD', checkout);
    const catalogue = join(checkout, 'catalogue');
    const price = { from: 'au: 3999.95', to: 'au: 4127.95' };
    editFile(catalogue, { file: 'products/WH-2.yaml', ...price });
    editFile(catalogue, { file: 'redirects.yaml', text: 'redirects: []\n' });
    for (const { name = '', run, env = {} } of steps) {
      if (run === undefined || name === 'Install') continue;
      const given = Object.entries(env).map(([key, value]) => [key, filled(value)]);
      results.set(name, shell(filled(run), checkout, { PATH, ...Object.fromEntries(given) }));
    }
  });

  it('passes every step but the last, which fails because a redirect is gone', () => {
    for (const [name, { status, output }] of results)
      expect(status, output).toBe(name === 'Lose nobody' ? 1 : 0);
    const names = ['Build', 'Make the preview', 'Compare', 'Post', 'Lose nobody'];
    expect([...results.keys()]).toEqual(names);
  });

  it('gets a comment that says what changes and where the preview is', () => {
    expect(readFileSync(join(folder, 'gh.txt'), 'utf8')).toBe(
      'pr comment 7 --edit-last --create-if-none --body-file changes.md\n',
    );
    const comment = readFileSync(join(checkout, 'changes.md'), 'utf8');
    for (const text of ['WH-2', '+3.2%', 'no longer works', '/puretec/site/actions/runs/99)'])
      expect(comment).toContain(text);
  });

  it('gets a preview that opens from the disk: every link leads to a file', () => {
    const preview = join(checkout, 'preview');
    const pages = readdirSync(preview, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(30);
    const missing = pages.flatMap((page) => {
      const html = readFileSync(join(preview, page), 'utf8');
      expect(html.match(/<script(?![^>]*ld\+json)/g), page).toBeNull();
      return [...html.matchAll(/<(?:a|img|link|source)\b[^>]*?\s(?:href|src)="([^"#]+)/g)]
        .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
        .map(([, address = '']) => decodeURIComponent(address.replaceAll('&amp;', '&')))
        .filter((address) => !/^(?:https?|mailto|tel|data):/.test(address))
        .filter((address) => !existsSync(join(preview, page, '..', address)))
        .map((address) => `${page}: ${address}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('a build on several machines', () => {
  const artefacts = join(folder, 'artefacts');
  const { shard, site: merge } = jobsOf('ci-matrix.yml');
  let site = '';

  function runJob(steps: readonly Step[] = [], checkout: string, more: typeof values = {}): void {
    for (const { name, uses = '', run, with: inputs = {} } of steps) {
      // The copy links to the installed packages, and the test mustn't publish.
      if (name === 'Install' || name === 'Publish') continue;
      if (uses.startsWith('actions/upload-artifact')) {
        const kept = join(artefacts, filled(inputs.name ?? '', more));
        mkdirSync(kept, { recursive: true });
        cpSync(join(checkout, inputs.path ?? ''), join(kept, basename(inputs.path ?? '')));
      } else if (uses.startsWith('actions/download-artifact')) {
        cpSync(artefacts, join(checkout, inputs.path ?? ''), { recursive: true });
      } else if (run !== undefined) {
        const { status, output } = shell(filled(run, more), checkout);
        expect(status, output).toBe(0);
      }
    }
  }

  beforeAll(() => {
    for (const number of ['1', '2']) {
      site = machine(`shard-${number}`);
      runJob(shard?.steps, site, { 'matrix.shard': number });
    }
    runJob(merge?.steps, site);
  });

  it('makes what one build makes, byte for byte', () => {
    // The first machine builds the whole site and bundles the code.
    const one = join(folder, 'shard-1');
    expect(shell('node scripts/run.mjs build --out dist', one)).toMatchObject({ status: 0 });
    for (const tree of ['au', 'nz']) {
      const whole = treeHashes(join(one, 'dist', tree));
      expect(whole.size).toBeGreaterThan(50);
      expect([...whole.keys()].some((file) => file.startsWith('_ipx/f_webp'))).toBe(true);
      expect(changedFiles(whole, treeHashes(join(site, 'dist', tree)))).toEqual([]);
    }
  });
});

describe('midnight', () => {
  const { steps } = jobsOf('ci-midnight.yml').midnight ?? { steps: [] };
  let checkout = '';
  const published = (country: string) =>
    readFileSync(join(checkout, 'live', country, 'mains.html'), 'utf8');
  const seasonal = 'Two days in March';
  const usual = 'Every tap in the house';

  /** Runs the workflow's steps at the given time. Returns the names of those that ran. */
  function runAt(now: string): readonly string[] {
    const output = join(checkout, 'github-output');
    const clock = `const now = ${Date.parse(now)} - Date.now(), Real = Date;
      globalThis.Date = class extends Real {
        constructor(...of) { super(...(of.length > 0 ? of : [Real.now() + now])); }
        static now() { return Real.now() + now; }
      };`;
    writeFileSync(join(checkout, 'clock.mjs'), clock);
    writeFileSync(output, '');
    const env = {
      ...{ GITHUB_OUTPUT: output, HOST: 'nginx', TARGET: 'live' },
      NODE_OPTIONS: `--import=${join(checkout, 'clock.mjs')}`,
    };
    return steps.flatMap(({ name = '', run, if: condition }) => {
      const isDue = readFileSync(output, 'utf8') === 'due=true\n';
      if (run === undefined || name === 'Install' || (condition && !isDue)) return [];
      const { status, output: printed } = shell(filled(run), checkout, env);
      expect(status, printed).toBe(0);
      return [name];
    });
  }

  beforeAll(() => {
    checkout = machine('midnight');
    const catalogue = join(checkout, 'catalogue');
    const dates = 'start: 2027-03-01, end: 2027-03-02';
    editFile(catalogue, {
      file: 'promotions/featured.yaml',
      from: 'promos:\n',
      to: `promos:\n  - { id: march, title: ${seasonal}, points: [], link: /mains, linkLabel: See them, ${dates} }\n`,
    });
    editFile(catalogue, {
      file: 'categories/mains.yaml',
      from: 'featured: whole-house\n',
      to: 'featured: whole-house\nseasonal: [march]\n',
    });
  });

  it('builds nothing on a day without a start or an end', () => {
    expect(runAt('2027-02-27T13:05Z')).toEqual(['Look']);
    expect(existsSync(join(checkout, 'live'))).toBe(false);
  });

  it("publishes a promotion at its country's midnight, and not before in the other", () => {
    expect(runAt('2027-02-28T11:05Z')).toEqual(['Look', 'Build', 'Publish']);
    expect(published('nz')).toContain(seasonal);
    expect(published('au')).toContain(usual);
    expect(published('au')).not.toContain(seasonal);
  });
});
