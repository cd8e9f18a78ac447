/**
 * A truth of the catalogue stands in one place: after a rate of GST, a host, a section's address, a
 * section's name and the name of a specification have changed in a copy of the catalogue, neither
 * tree holds the former one anywhere, scripts and data included.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { addGstToCents } from '../../kernel/gst-cents.ts';

type Change = {
  readonly what: string;
  /** Files of the catalogue in which it is written. */
  readonly files: RegExp;
  readonly from: RegExp;
  readonly to: string;
  /** Must stand in no file of either tree afterwards, and `after` in one at least. */
  readonly before: RegExp;
  readonly after: string;
};

const changes: readonly Change[] = [
  {
    what: 'a host',
    files: /\.yaml$/,
    from: /www\.puretec\.com\.au/g,
    to: 'www.fixture-water.com.au',
    before: /www\.puretec\.com\.au/,
    after: 'https://www.fixture-water.com.au/',
  },
  {
    what: "a section's address",
    files: /\.yaml$/,
    from: /\/food-service/g,
    to: '/hospitality',
    before: /\/food-service/,
    after: '/hospitality',
  },
  {
    what: "a section's name",
    files: /^site\.yaml$/,
    from: /label: Food-Service/g,
    to: 'label: Zeichner',
    before: />Food-Service</,
    after: 'Zeichner',
  },
  {
    what: 'the name of a specification',
    files: /^specifications\.yaml$/,
    from: /label: Maximum flow rate/g,
    to: 'label: Throughput at most',
    before: /Maximum flow rate/,
    after: 'Throughput at most',
  },
];
const formerRate = 15;
const laterRate = 20;

const folder = mkdtempSync(join(tmpdir(), 'one-place-'));
const [catalogue, out] = [join(folder, 'catalogue'), join(folder, 'site')];
const faults: string[] = [];
try {
  cpSync('catalogue', catalogue, { recursive: true });
  for (const change of changes) edit(change);
  const rates = edit({
    files: /^site\.yaml$/,
    from: new RegExp(`gstPercent: ${formerRate}\\b`, 'g'),
    to: `gstPercent: ${laterRate}`,
  });
  if (rates !== 1) throw new Error(`site.yaml has ${rates} rates of ${formerRate} per cent`);
  reprintComparisons();
  build();

  const texts = filesOf(out)
    .filter((name) => /\.(html|js|css|json|xml|txt|svg)$|_redirects$|_headers$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(out, name), 'utf8') }));
  for (const { what, before, after } of changes) {
    const kept = texts.filter(({ text }) => before.test(text)).map(({ name }) => name);
    report(kept, `still tells ${what} as it was`);
    if (!texts.some(({ text }) => text.includes(after))) faults.push(`nothing tells ${what} anew`);
  }
  checkRates(texts);
  console.log(`${changes.length + 1} changes looked for in ${texts.length} files`);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Every priced page of New Zealand tells the new total, and no structured data the former one. */
function checkRates(texts: readonly { readonly name: string; readonly text: string }[]): void {
  const pages = new Map(texts.map(({ name, text }) => [name, text]));
  let looked = 0;
  for (const name of readdirSync(join(catalogue, 'products'))) {
    const code = name.replace(/\.yaml$/, '');
    const page = `nz/${code}.html`;
    const text = pages.get(page);
    const document = parseDocument(readFileSync(join(catalogue, 'products', name), 'utf8'));
    const price = document.getIn(['price', 'nz']);
    if (text === undefined || typeof price !== 'number' || document.get('dealerOnly') === true)
      continue;
    const amount = (percent: number) =>
      (addGstToCents(Math.round(price * 100), percent) / 100).toFixed(2);
    if (!text.includes(`"price":"${amount(laterRate)}"`))
      faults.push(`${page} lacks the new total`);
    if (text.includes(`"price":"${amount(formerRate)}"`))
      faults.push(`${page} keeps the former total`);
    looked += 1;
  }
  if (looked < 20) faults.push(`only ${looked} priced pages were looked at`);
}

function edit({ files, from, to }: Pick<Change, 'files' | 'from' | 'to'>): number {
  let count = 0;
  for (const name of filesOf(catalogue).filter((each) => files.test(each))) {
    const path = join(catalogue, name);
    const text = readFileSync(path, 'utf8');
    count += text.match(from)?.length ?? 0;
    if (from.test(text)) writeFileSync(path, text.replace(from, to));
    from.lastIndex = 0;
  }
  if (count === 0) throw new Error(`the catalogue has no ${from} to change`);
  return count;
}

/** Comparisons print New Zealand's prices, which have to agree with the products'. */
function reprintComparisons(): void {
  const printed = /nz: ("?(?:From )?\$)([\d,]+\.\d\d)(?= INCL\. GST)/g;
  for (const name of filesOf(catalogue).filter((each) => /^categories\//.test(each))) {
    const path = join(catalogue, name);
    const reprinted = readFileSync(path, 'utf8').replace(printed, (_, before, amount) => {
      const former = Number(amount.replaceAll(',', '')) * 100;
      const later = addGstToCents(Math.round(former / (1 + formerRate / 100)), laterRate) / 100;
      const text = later.toLocaleString('en-NZ', { minimumFractionDigits: 2 });
      return `nz: ${before}${text}`;
    });
    writeFileSync(path, reprinted);
  }
}

function build(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/build.ts',
      '--without-images',
      '--catalogue',
      catalogue,
      '--out',
      out,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build failed\n${stdout}${stderr}`);
}

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function report(names: readonly string[], words: string): void {
  if (names.length > 0) {
    faults.push(`${names.length} files ${words}: ${names.slice(0, 5).join(' ')}`);
  }
}
