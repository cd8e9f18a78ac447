import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';
import { fixture, withCopy } from './testing/catalogue-copy.ts';

async function outputOf(root: string) {
  const { tables, problems } = await compileCatalogue(root);
  expect(problems).toEqual([]);
  return JSON.stringify(tables, null, 1);
}

function eachFile(root: string, change: (bytes: Buffer) => Buffer): void {
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const path = join(root, name);
    writeFileSync(path, change(readFileSync(path)));
  }
}

it('ACCEPTANCE 16 CRLF line ends and byte order marks change nothing', async () => {
  const wanted = await outputOf(fixture);
  await withCopy([], async (root) => {
    eachFile(root, (bytes) =>
      Buffer.from(`\ufeff${bytes.toString('utf8').replaceAll('\n', '\r\n')}`, 'utf8'),
    );
    expect(await outputOf(root)).toEqual(wanted);
  });
});

it('ACCEPTANCE 16 a file with CRLF and a byte order mark has its problems at the same places', async () => {
  const problemsWith = (change: (text: string) => string) =>
    withCopy([], async (root) => {
      const path = join(root, 'products/CT-1.yaml');
      const text = readFileSync(path, 'utf8')
        .replace('au: 0.95', 'au: $1')
        .replace('[WH-2]', '[WH-9]');
      writeFileSync(path, change(text));
      const { problems } = await compileCatalogue(root);
      return problems.map(({ line, column, message }) => ({ line, column, message }));
    });
  const wanted = await problemsWith((text) => text);
  expect(wanted).toHaveLength(2);
  expect(await problemsWith((text) => `\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(wanted);
});
