/** Every requirement id that the repository cites has a line in docs/requirements.md, and every fault has a test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { committedFiles } from './testing/committed-files.ts';

const isText = /\.(ts|tsx|mjs|css|md|yaml|yml|json)$/;
const isTest = /\.(test|spec)\.tsx?$|^codegen\/(testing|fixtures)\//;
const groups = [
  ...['GEN', 'AUD', 'CTY', 'HDR', 'BNR', 'NAV', 'KBD', 'RTE', 'ENT', 'SRCH', 'LOG', 'PXY', 'IMG'],
  ...['CALL', 'VAL', 'ROLE', 'PRC', 'TSR', 'FCT', 'ERR', 'CST', 'QLT'],
];
/** Product codes look like decisions ("SPARQ-A-01"), so a decision's id needs a boundary before it. */
const citedId = new RegExp(`(?<![\\w-])(?:(?:${groups.join('|')})-\\d+|A-\\d{2})b?(?![\\w-])`, 'g');
const citedFact = /(?<![\w-])FACTS? ([FLP]\d{2})\b/g;

const page = readFileSync(join(projectRoot, 'docs', 'requirements.md'), 'utf8');
const firstCells = new Set([...page.matchAll(/^\| ([\w-]+) \|/gm)].map(([, id]) => id));

const own = ['scripts/requirements.test.ts', 'docs/requirements.md', 'package-lock.json'];
const files = committedFiles()
  .filter((name) => isText.test(name) && !own.includes(name))
  .map((name) => ({ name, text: readFileSync(join(projectRoot, name), 'utf8') }));

function acceptanceRows(text: string): string[] {
  const named = text.matchAll(/ACCEPTANCE[- ](\d+(?:(?:, | and | )\d+)*)\b/g);
  const listed = text.matchAll(/acceptance: '?(\d+)'?/g);
  return [...named, ...listed].flatMap(([, rows = '']) => rows.match(/\d+/g) ?? []);
}

it('every cited requirement, decision and fact is in docs/requirements.md', () => {
  const missing = files.flatMap(({ name, text }) => {
    const ids = [
      ...(text.match(citedId) ?? []),
      ...[...text.matchAll(citedFact)].map(([, id]) => id),
    ];
    return ids.filter((id) => !firstCells.has(id)).map((id) => `${name}: ${id}`);
  });
  expect(missing).toEqual([]);
});

it('every fault of docs/requirements.md is cited by a test, and no other', () => {
  const cited = new Set(
    files.filter(({ name }) => isTest.test(name)).flatMap(({ text }) => acceptanceRows(text)),
  );
  const listed = new Set([...firstCells].filter((id) => id !== undefined && /^\d+$/.test(id)));
  expect([...listed].filter((row) => row !== undefined && !cited.has(row))).toEqual([]);
  expect([...cited].filter((row) => !listed.has(row))).toEqual([]);
});
