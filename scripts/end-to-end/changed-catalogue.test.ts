/** A new price changes every file of the built site that shows it, and nothing else. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { builtSite } from '../testing/built-site.ts';
import { runScript } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';

const folder = temporaryFolder('changed-catalogue');
const [catalogue, out] = [join(folder, 'catalogue'), join(folder, 'site')];

it('ACCEPTANCE 19 a price and a teaser price change only the Australian files that show them, and no script', async () => {
  cpSync('catalogue', catalogue, { recursive: true });
  const code = 'CV-D10';
  const product = join(catalogue, 'products', `${code}.yaml`);
  const priced = parseDocument(readFileSync(product, 'utf8'));
  const dollars = Number(priced.getIn(['price', 'au'])) + 10;
  priced.setIn(['price', 'au'], dollars);
  writeFileSync(product, priced.toString());
  const { teasers } = parse(
    readFileSync(join(catalogue, 'promotions', 'teaser-prices.yaml'), 'utf8'),
  );
  const former: string = teasers.find(({ product }: { product: string }) => product === code)?.au;
  expect(former).toMatch(/\d/);
  const printed = (addGstToCents(Math.round(dollars * 100), 10) / 100).toFixed(2);
  for (const name of readdirSync(catalogue, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const text = readFileSync(join(catalogue, name), 'utf8');
    writeFileSync(join(catalogue, name), text.replaceAll(former, printed));
  }

  const options = ['--without-images', '--catalogue', catalogue, '--out', out];
  const { status, output } = await runScript('build', ...options);
  expect(status, output).toBe(0);
  // Built without pictures and documents.
  const changed = changedFiles(treeHashes(builtSite), treeHashes(out)).filter(
    (name) => !/\/(_ipx|documents)\//.test(name),
  );
  const mayChange = (name: string) =>
    name.startsWith('au/') &&
    !name.startsWith('au/assets/') &&
    existsSync(join(builtSite, name)) &&
    [code, former].some((text) => readFileSync(join(builtSite, name), 'utf8').includes(text));
  expect(changed.filter((name) => !mayChange(name))).toEqual([]);
  expect(changed).toEqual(
    expect.arrayContaining([`au/${code}.html`, 'au/caravan-and-rv-filters.html']),
  );
});
