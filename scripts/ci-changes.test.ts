/** docs/ci-changes.yml: its own commands, on a pull request of a small catalogue, with a `gh` that only notes. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../codegen/testing/catalogue-copy.ts';
import { projectRoot } from './project-root.ts';
import { copyCheckout } from './testing/copy-checkout.ts';

type Step = {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
};
const { steps }: { readonly steps: readonly Step[] } = parse(
  readFileSync(join(projectRoot, 'docs/ci-changes.yml'), 'utf8'),
).jobs.changes;

const folder = mkdtempSync(join(tmpdir(), 'ci-changes-'));
const checkout = join(folder, 'checkout');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const values: Readonly<Record<string, string>> = {
  'github.base_ref': 'main',
  'github.event.number': '7',
  'github.token': 'none',
  'github.server_url': 'https://git.example.com',
  'github.repository': 'puretec/site',
  'github.run_id': '99',
};
const filled = (text: string): string =>
  text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the test has no value for ${name}`);
    return value;
  });

function shell(run: string, env: NodeJS.ProcessEnv = {}) {
  const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
  const { npm_lifecycle_event: _event, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...inherited, PATH: path, ...env },
  });
  return { status, output: `${run}\n${stdout}${stderr}` };
}

const results = new Map<string, ReturnType<typeof shell>>();

beforeAll(() => {
  copyCheckout(checkout, { sharesPictures: false });
  const catalogue = join(checkout, 'catalogue');
  for (const each of readdirSync(catalogue))
    if (each !== 'schema') rmSync(join(catalogue, each), { recursive: true });
  cpSync(join(projectRoot, 'codegen/fixtures/catalogue'), catalogue, { recursive: true });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/gh'), `#!/bin/sh\necho "$@" > "${folder}/gh.txt"\n`);
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const git = 'git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false';
  const made = shell(
    `rm -f .git && git init -q -b main && ${git} add catalogue && ${git} commit -qm Base && git update-ref refs/remotes/origin/main HEAD`,
  );
  expect(made.status, made.output).toBe(0);
  applyEdit(catalogue, {
    file: 'products/WH-2.yaml',
    from: 'au: 3999.95',
    to: 'au: 4127.95',
  });
  applyEdit(catalogue, { file: 'redirects.yaml', text: 'redirects: []\n' });
  for (const { name = '', run, env = {} } of steps) {
    if (run === undefined || name === 'Install') continue;
    const told = Object.fromEntries(
      Object.entries(env).map(([key, value]) => [key, filled(value)]),
    );
    results.set(name, shell(filled(run), told));
  }
}, 300_000);

it('every step but the last succeeds, and that one is red, for a redirect is gone', () => {
  for (const [name, { status, output }] of results)
    expect(status, output).toBe(name === 'Lose nobody' ? 1 : 0);
  expect([...results.keys()]).toEqual([
    'Build',
    'Make the preview',
    'Compare',
    'Post',
    'Lose nobody',
  ]);
});

it('the comment says what changes and where the preview is', () => {
  expect(readFileSync(join(folder, 'gh.txt'), 'utf8')).toBe(
    'pr comment 7 --edit-last --create-if-none --body-file changes.md\n',
  );
  const comment = readFileSync(join(checkout, 'changes.md'), 'utf8');
  expect(comment).toContain('WH-2');
  expect(comment).toContain('+3.2 %');
  expect(comment).toContain('no longer works');
  expect(comment).toContain('(https://git.example.com/puretec/site/actions/runs/99)');
});

it('the preview opens from the disk: every link of the report and of its pages leads to a file', () => {
  const { with: inputs } =
    steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact')) ?? {};
  const preview = join(checkout, String(inputs?.['path']));
  const pages = readdirSync(preview, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.flatMap((page) => {
    const html = readFileSync(join(preview, page), 'utf8');
    expect(html.match(/<script(?![^>]*ld\+json)/g), page).toBeNull();
    return [...html.matchAll(/<(?:a|img|link|source)\b[^>]*?\s(?:href|src)="([^"#]+)/g)].flatMap(
      ([tag, address = '']) => {
        if (
          /^(?:https?|mailto|tel|data):/.test(address) ||
          /rel="(?:canonical|alternate)"/.test(tag)
        )
          return [];
        const file = join(
          preview,
          page,
          '..',
          decodeURIComponent(address.replaceAll('&amp;', '&')),
        );
        return existsSync(file) ? [] : [`${page}: ${address}`];
      },
    );
  });
  expect([...new Set(missing)]).toEqual([]);
});
