/** Where our packages come from, what may be done with them, and that nothing secret is among our files. */
import { expect, it } from 'vitest';
import { runProgram } from '../testing/start-program.ts';
import { isAccepted, packages } from './licences.ts';
import { committedFiles, secretsIn, secretsOf } from './secrets.ts';

it('QLT-10 every package comes from the registry of npm, over https, with its hash', async () => {
  const lint = ['node_modules/lockfile-lint/bin/lockfile-lint.js', '--path', 'package-lock.json'];
  const rules = ['--validate-https', '--validate-integrity', '--validate-package-names'];
  const { status, output } = await runProgram(process.execPath, [
    ...lint,
    ...['--type', 'npm', '--allowed-hosts', 'npm'],
    ...rules,
  ]);
  expect(status, output).toBe(0);
});

it('QLT-10 every package has a licence that we accept', () => {
  expect(packages().length).toBeGreaterThan(100);
  expect(packages().filter((each) => !isAccepted(each))).toEqual([]);
  const strict = { name: 'x', version: '1.0.0', licence: 'MIT AND AGPL-3.0-only' };
  expect(isAccepted(strict)).toBe(false);
});

it('QLT-10 a list of what the site is made with is written on request', async () => {
  const sbom = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const { status, output } = await runProgram('npm', sbom);
  expect(status).toBe(0);
  expect(output).toContain('"bomFormat": "CycloneDX"');
  expect(output).toContain('"name": "react-dom"');
});

it('ACCEPTANCE 23 no file that is committed holds a secret', () => {
  const names = committedFiles();
  expect(names.length).toBeGreaterThan(500);
  const found = names.flatMap(secretsOf);
  expect(found).toEqual([]);
});

it('ACCEPTANCE 23 a secret would be found', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const examples = [
    ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
    `AKIA${'A1'.repeat(8)}`,
    `ghp_${letters}`,
    `npm_${letters}`,
    `sk_live_${letters}`,
    ['https://somebody', 'long-enough@host.example'].join(':'),
    ['PURETEC_SEARCH_LOG_KEY', letters].join('='),
  ];
  for (const text of examples) expect(secretsIn(`one\n${text}`), text).toHaveLength(1);
});
