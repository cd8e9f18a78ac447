/** Checks what visitors and the law expect beyond the specification (QLT), in the built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ownLabel } from '../../kernel/vocabulary.ts';
import { specificationValue } from '../components/SpecificationTable/group-specifications.ts';
import { sideText } from '../components/SpecificationTable/join-specifications.ts';
import { builtPage, fileOf, linksOf, readBuilt, trees, wordsOf } from './built-page.ts';

/** Figures that belong together share a row. */
const rows = new Map([
  ...['height', 'width', 'depth'].map((id) => [id, 'Height × width × depth'] as const),
  ...['minPressure', 'maxPressure'].map((id) => [id, 'Pressure'] as const),
  ['flowPressure', 'Maximum flow rate'],
  ['load', 'Power supply'],
  ['serviceSide', 'Clear space for service'],
]);

it('QLT-07 every specification of a product is on its page with its label and unit', () => {
  type Label = { readonly id: string; readonly label: string; readonly unit?: string };
  const { specifications }: { specifications: readonly Label[] } = parse(
    readFileSync('catalogue/specifications.yaml', 'utf8'),
  );
  let found = 0;
  for (const name of readdirSync('catalogue/products')) {
    const code = name.replace('.yaml', '');
    const product = parse(readFileSync(`catalogue/products/${name}`, 'utf8'));
    for (const tree of trees) {
      const page = builtPage(tree, `/${code}`);
      const table = new Map(
        page
          ?.querySelectorAll('main table tr')
          .map((row) => [wordsOf(row.querySelector('th')), wordsOf(row.querySelector('td'))]),
      );
      if (!page) continue;
      for (const [id, value] of Object.entries(product.specifications ?? {})) {
        const { label: usual = '', unit = '' } =
          specifications.find((entry) => entry.id === id) ?? {};
        const named = id === 'flowPressure' ? 'flow' : id;
        const isTapKit = 'filterSize' in product.specifications;
        const label = ownLabel(named, String(value), isTapKit) ?? usual;
        const figure =
          typeof value === 'number'
            ? value.toLocaleString('en-AU')
            : specificationValue(String(value));
        const shown = table.get(label) ?? table.get(rows.get(id) ?? '') ?? '';
        expect(shown.replaceAll('\u00a0', ' '), `${code}: ${label}`).toContain(
          id === 'serviceSide' ? sideText(figure) : figure,
        );
        expect(shown, `${code}: ${label}`).toContain(value === 1 ? unit.replace(/s$/, '') : unit);
        found += 1;
      }
    }
  }
  expect(found).toBeGreaterThan(500);
});

/** Each tool, with the part of its page that works without a script, and a word in that part. */
const withoutScripts = [
  ['the cartridges of every system', '/find-my-cartridge', '#system-HYBRID-G8', 'TR20MP2'],
  ['the systems for each water', '/world', '#rainwater', 'HYBRID-G8'],
  ['every installer by region', '/installer', '#victoria', 'Geelong 3220'],
  [
    'the documents of systems',
    '/specifiers/schedule',
    '#documents',
    '/documents/FILTERWALL-F5-au.pdf',
  ],
  ['the running cost with what it counts', '/UVT-40', '[data-usage]', 'kWh of electricity'],
  ['the running cost over ten years', '/UVT-40', '#cost', 'Total'],
  ['its code in the form for a quote', '/FILTERWALL-F5', '#quote', 'FILTERWALL-F5'],
  ['its public address on paper', '/faqs', '[data-on-paper]', 'www.puretec.com.au/faqs'],
] as const;
it.each(withoutScripts)(
  'ACCEPTANCE 30 QLT-08 QLT-11 without a script there is %s',
  (_what, path, part, words) => {
    expect(builtPage('au', path)?.querySelector(part)?.outerHTML).toContain(words);
  },
);

for (const tree of trees) {
  it(`A-60 (${tree}) a link to the contact form names only subjects that the form has`, () => {
    const subjects = builtPage(tree, '/contact-us')
      ?.querySelectorAll('select[name="subject"] option')
      .map((option) => option.getAttribute('value'));
    const named = readdirSync(fileOf(tree, ''), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => [
        ...String(readBuilt(tree, name)).matchAll(/contact-us\?(subject=[^"]*)/g),
      ])
      .map(([, query]) => new URLSearchParams(query).get('subject'));
    expect(named.length).toBeGreaterThan(0);
    for (const subject of named) expect(subjects).toContain(subject);
  });

  it(`RTE-60 (${tree}) a range for hot water lists a filter that reduces scale`, () => {
    const page = builtPage(tree, '/food-service/cafes-and-coffee/brewers-and-hot-water');
    expect(wordsOf(page?.querySelector('#litres-a-day table'))).toMatch(
      /Reduces scale((?!Doesn).)*GC051-SL/s,
    );
  });

  it(`SRCH-20 (${tree}) only /backends.json holds the addresses of a backend`, () => {
    const backend = /(itemSearch|gatewayTargets|timeoutMs)(&quot;|"):/;
    expect(readBuilt(tree, 'backends.json')).toMatch(backend);
    const scripts = readdirSync(fileOf(tree, 'assets')).filter((name) => name.endsWith('.js'));
    for (const file of ['index.html', 'search.html', ...scripts.map((name) => `assets/${name}`)])
      expect(readBuilt(tree, file), file).not.toMatch(backend);
  });

  it(`(${tree}) no file has the toolbar of npx puretec dev`, () => {
    const code = readdirSync(fileOf(tree, ''), { encoding: 'utf8', recursive: true }).filter(
      (name) => /\.(?:html|js|css)$/.test(name),
    );
    expect(code.length).toBeGreaterThan(50);
    for (const name of code)
      expect(readBuilt(tree, name), name).not.toMatch(/puretec-toolbar|__toolbar/);
  });

  it(`QLT-01 (${tree}) an accessibility statement names a way to write, and every page leads to it`, () => {
    const statement = builtPage(tree, '/accessibility');
    expect(linksOf(statement?.querySelector('main'))).toContain(
      '/contact-us?subject=Accessibility',
    );
    for (const path of ['/', '/dealers', '/WH2-60', '/faqs', '/404'])
      expect(linksOf(builtPage(tree, path)?.querySelector('footer')), path).toContain(
        '/accessibility',
      );
  });
}
