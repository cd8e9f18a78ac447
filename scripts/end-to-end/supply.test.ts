/** Checks our packages' sources and licences, and that no committed file contains a secret. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRecord } from '../../kernel/json-record.ts';
import { projectRoot } from '../project-root.ts';
import { committedFiles } from '../testing/committed-files.ts';
import { runProgram } from '../testing/start-program.ts';

/** Visitors only receive React, the search and the typefaces. All other packages only build the site. */
const accepted = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0'.split(
    ' ',
  ),
);
/** Packages that only state their licence, BSD or MIT, in a separate file. */
const inFile = [
  'parse-cache-control',
  'png-js',
  'busboy',
  'humanize-number',
  'only',
  'streamsearch',
];

/** Word lists of the spelling check. We accept their licences for these lists alone, because they only run in tests. */
const wordLists: Readonly<Record<string, string>> = {
  '@cspell/dict-django': 'WTFPL',
  '@cspell/dict-en-au': 'LGPL-3.0',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0',
};

const isAccepted = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((each) => accepted.has(each));

/** Secrets in the formats that providers and tools use. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[\w-]{8,}/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a Stripe key': /\b[rs]k_live_\w{16,}/,
  'a JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an address with a password':
    /\b[a-z+]{3,}:\/\/[^\s/:@"'`<>{}$[\]]+:[^\s/:@"'`<>{}$[\]]{8,}@[\w-]+\.\w/,
  // The tests use the key from ACCEPTANCE 24.
  'a search log key': /PURETEC_SEARCH_LOG_KEY["']?\s*[:=]\s*["']?(?!test-key\b)[\w+/-]{8,}/,
};
const secretsIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) =>
    Object.entries(secrets)
      .filter(([, pattern]) => pattern.test(line))
      .map(([name]) => `line ${index + 1}: ${name}`),
  );

it('QLT-10 takes every package from the npm registry, over https, with its hash', async () => {
  const { status, output } = await runProgram(process.execPath, [
    ...['node_modules/lockfile-lint/bin/lockfile-lint.js', '--path', 'package-lock.json'],
    ...['--type', 'npm', '--allowed-hosts', 'npm'],
    ...['--validate-https', '--validate-integrity', '--validate-package-names'],
  ]);
  expect(status, output).toBe(0);
});

it('QLT-10 uses only packages with an accepted licence', () => {
  const lock: unknown = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const packages = isRecord(lock) && isRecord(lock.packages) ? Object.entries(lock.packages) : [];
  const licences = packages.flatMap(([path, entry]) => {
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || !isRecord(entry) || inFile.includes(name)) return [];
    return [{ name, licence: String(entry.license) }];
  });
  expect(licences.length).toBeGreaterThan(100);
  const refused = licences.filter(
    ({ name, licence }) => !isAccepted(licence) && wordLists[name] !== licence,
  );
  expect(refused).toEqual([]);
  expect(isAccepted('MIT AND AGPL-3.0-only')).toBe(false);
});

it('QLT-10 can list the packages of the site (SBOM)', async () => {
  const sbom = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const { status, output } = await runProgram('npm', sbom);
  expect(status).toBe(0);
  expect(output).toContain('"bomFormat": "CycloneDX"');
  expect(output).toContain('"name": "react-dom"');
});

it('ACCEPTANCE 23 finds no secret in a committed file', () => {
  const names = committedFiles();
  expect(names.length).toBeGreaterThan(500);
  const found = names.flatMap((name) =>
    secretsIn(readFileSync(join(projectRoot, name), 'utf8')).map((secret) => `${name} ${secret}`),
  );
  expect(found).toEqual([]);
});

it('ACCEPTANCE 23 would find a secret', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const examples = [
    ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
    `AKIA${'A1'.repeat(8)}`,
    `ghp_${letters}`,
    `npm_${letters}`,
    `sk_live_${letters}`,
    ['https://someone', 'long-enough@host.example'].join(':'),
    ['PURETEC_SEARCH_LOG_KEY', letters].join('='),
  ];
  for (const text of examples) expect(secretsIn(`one\n${text}`), text).toHaveLength(1);
});
