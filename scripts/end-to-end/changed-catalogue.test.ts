/** An edit of the catalogue changes everything in the built site that shows it, and nothing else. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { builtSite } from '../testing/built-site.ts';
import { runScript } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';

const folder = temporaryFolder('changed-catalogue');

const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
const copyCatalogue = (name: string): string => {
  cpSync('catalogue', join(folder, name), { recursive: true });
  return join(folder, name);
};

async function build(catalogue: string, out: string): Promise<void> {
  const options = ['--without-images', '--catalogue', catalogue, '--out', out];
  const { status, output } = await runScript('build', ...options);
  expect(status, output).toBe(0);
}

/** Replaces in every file whose name matches. Returns how often; throws if there's nothing to replace. */
function edit(catalogue: string, files: RegExp, from: RegExp, to: string): number {
  let count = 0;
  for (const name of filesIn(catalogue).filter((each) => files.test(each))) {
    const path = join(catalogue, name);
    const text = readFileSync(path, 'utf8');
    count += text.match(from)?.length ?? 0;
    writeFileSync(path, text.replace(from, to));
  }
  if (count === 0) throw new Error(`The catalogue has no ${from}.`);
  return count;
}

describe('a value that the catalogue has in one place', () => {
  const out = join(folder, 'renamed-site');
  const formerRate = 15;
  const laterRate = 20;
  let texts: ReadonlyMap<string, string>;

  const changes = [
    ['a host', /\.yaml$/, /www\.puretec\.com\.au/g, 'www.fixture-water.com.au'],
    ["a section's address", /\.yaml$/, /\/food-service/g, '/hospitality'],
    ["a section's name", /^site\.yaml$/, /(?<=label: )Food-Service/g, 'Zeichner'],
    [
      'the name of a specification',
      /^specifications\.yaml$/,
      /(?<=label: )Maximum flow rate/g,
      'Throughput at most',
    ],
  ] as const;

  beforeAll(async () => {
    const catalogue = copyCatalogue('renamed');
    for (const [, files, from, to] of changes) edit(catalogue, files, from, to);
    const rate = new RegExp(`(?<=gstPercent: )${formerRate}\\b`, 'g');
    expect(edit(catalogue, /^site\.yaml$/, rate, String(laterRate))).toBe(1);
    // Comparisons, teasers and promotions print New Zealand's prices, which have to agree with the products'.
    for (const name of filesIn(catalogue).filter((each) =>
      /^(categories|promotions)\//.test(each),
    )) {
      const path = join(catalogue, name);
      const reprinted = readFileSync(path, 'utf8').replace(
        /((?:nz|priceNZ): "?(?:From )?\$?)([\d,]+\.\d\d)(?= INCL\. GST|")/g,
        (_, before, amount) => {
          const former = Number(amount.replaceAll(',', '')) * 100;
          const later = addGstToCents(Math.round(former / (1 + formerRate / 100)), laterRate);
          return `${before}${(later / 100).toLocaleString('en-NZ', { minimumFractionDigits: 2 })}`;
        },
      );
      writeFileSync(path, reprinted);
    }
    await build(catalogue, out);
    const isText = /\.(html|js|css|json|xml|txt|svg)$|_redirects$|_headers$/;
    texts = new Map(
      readdirSync(out, { recursive: true, encoding: 'utf8' })
        .filter((name) => isText.test(name))
        .map((name) => [name, readFileSync(join(out, name), 'utf8')]),
    );
  });

  it.each(changes)('%s is changed everywhere', (what, _files, from, to) => {
    const former =
      what === "a section's name"
        ? />Food-Service</
        : new RegExp(from.source.replace(/^\(.*?\)/, ''));
    const all = [...texts];
    expect(all.filter(([, text]) => former.test(text)).map(([name]) => name)).toEqual([]);
    expect(all.some(([, text]) => text.includes(to))).toBe(true);
  });

  it('a rate of GST is in every price of its country', () => {
    const cases = readdirSync('catalogue/products').flatMap((name) => {
      const product = parseDocument(readFileSync(join('catalogue/products', name), 'utf8'));
      const page = texts.get(`nz/${name.replace(/\.yaml$/, '')}.html`);
      const price = product.getIn(['price', 'nz']);
      const isPriced = typeof price === 'number' && product.get('dealerOnly') !== true;
      return isPriced && page !== undefined ? [{ name, page, cents: Math.round(price * 100) }] : [];
    });
    expect(cases.length).toBeGreaterThan(20);
    const inData = (cents: number, percent: number) =>
      `"price":"${(addGstToCents(cents, percent) / 100).toFixed(2)}"`;
    for (const { name, page, cents } of cases) {
      expect(page, name).toContain(inData(cents, laterRate));
      expect(page, name).not.toContain(inData(cents, formerRate));
    }
  });
});

it('ACCEPTANCE 19 a price and a teaser price change only the Australian files that show them, and no script', async () => {
  const code = 'CV-D10';
  const catalogue = copyCatalogue('priced');
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
  edit(catalogue, /\.yaml$/, new RegExp(former.replace('.', '\\.'), 'g'), printed);

  const out = join(folder, 'priced-site');
  await build(catalogue, out);
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
