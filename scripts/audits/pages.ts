/**
 * What holds for every page of both trees: valid HTML, one h1, a title and description of its own,
 * sound structured data, and of ACCEPTANCE 21 reciprocal hreflang and a sitemap that agrees.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { pagePath } from '../../kernel/page-file.ts';
import { breadcrumbFaults } from './breadcrumbs.ts';
import { structuredDataFaults } from './structured-data.ts';

const out = process.argv[2] ?? 'dist';
const faults: string[] = [];

type BuiltPage = {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly noindex: boolean;
  readonly alternates: ReadonlyMap<string, string>;
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes these forms, which browsers read alike.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    // Filters apply as they are chosen; there is nothing to submit.
    'wcag/h32': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A title with the brand behind it may be longer than a screen shows.
    'long-title': 'off',
    // Phone numbers and names of classes are ours to choose.
    'class-pattern': 'off',
    'id-pattern': 'off',
    'tel-non-breaking': 'off',
  },
});

const headers = new Set<string>();
const all: BuiltPage[] = [];
for (const country of ['au', 'nz']) {
  const tree = join(out, country);
  const files = readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const pages = files.map((name) => readPage(tree, name.replaceAll('\\', '/')));
  unique(pages, 'title');
  unique(pages, 'description');
  checkSitemap(tree, pages);
  all.push(...pages);
  console.log(`${country}: ${pages.length} pages read`);
}
checkPairs(all);
for (const fault of faults.slice(0, 60)) console.log(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function readPage(tree: string, name: string): BuiltPage {
  const file = join(tree, name);
  const html = readFileSync(file, 'utf8');
  const report = validator.validateStringSync(withoutKnownHeader(html));
  for (const { messages } of report.results) {
    for (const { line, column, message, ruleId } of messages)
      faults.push(`${file}:${line}:${column} ${message} [${ruleId}]`);
  }
  const document = parse(html);
  const attribute = (selector: string, attributeName: string) =>
    document.querySelector(selector)?.getAttribute(attributeName) ?? '';
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) faults.push(`${file}: ${headings} h1 headings`);
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    faults.push(
      ...structuredDataFaults(script.textContent, html).map((fault) => `${file}: ${fault}`),
    );
  }
  const path = pagePath(name);
  faults.push(...breadcrumbFaults(document, path).map((fault) => `${file}: ${fault}`));
  if (/<[^>]+\sstyle=/.test(html))
    faults.push(`${file}: a style attribute, which the policy of the site blocks`);
  return {
    file,
    path,
    title: document.querySelector('title')?.textContent ?? '',
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    noindex: attribute('meta[name="robots"]', 'content').includes('noindex'),
    alternates: new Map(
      document
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
  };
}

/** Each header is looked at in the first page that has it: hundreds have the same, and it is most of a page. */
function withoutKnownHeader(html: string): string {
  const [header] = /<header data-header.*?<\/header>/s.exec(html) ?? [];
  if (header === undefined || !headers.has(header)) {
    if (header !== undefined) headers.add(header);
    return html;
  }
  return html.replace(header, () => header.replace(/[^\n]/g, ' '));
}

function unique(pages: readonly BuiltPage[], field: 'title' | 'description'): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[field]);
    if (page[field] === '') faults.push(`${page.file}: no ${field}`);
    else if (other !== undefined)
      faults.push(`${page.file}: the ${field} of ${other} once more: ${page[field]}`);
    seen.set(page[field], page.file);
  }
}

/** The sitemap lists what search engines may show, and nothing else. */
function checkSitemap(tree: string, pages: readonly BuiltPage[]): void {
  const sitemap = readFileSync(join(tree, 'sitemap.xml'), 'utf8');
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location),
  );
  const root = pages.find(({ path }) => path === '/')?.canonical ?? '';
  for (const { file, path, canonical, noindex } of pages) {
    const own = path === '/' ? root : `${root}${encodeURI(path.slice(1))}`;
    const wanted = !noindex && canonical === own;
    if (wanted !== listed.has(own))
      faults.push(`${file}: ${wanted ? 'missing from' : 'wrongly in'} the sitemap`);
    listed.delete(own);
  }
  for (const stray of listed) faults.push(`${tree}/sitemap.xml: ${stray} is no page`);
}

/** hreflang names pages that exist, and they name this one back (QLT-04). */
function checkPairs(pages: readonly BuiltPage[]): void {
  const pairs = new Map(
    pages
      .filter(({ alternates }) => alternates.size > 0)
      .map(({ canonical, alternates }) => [canonical, alternates]),
  );
  for (const [own, links] of pairs) {
    if (![...links.values()].includes(own))
      faults.push(`${own}: its hreflang links leave itself out`);
    for (const other of links.values()) {
      if (![...(pairs.get(other)?.values() ?? [])].includes(own))
        faults.push(`${own}: ${other} does not link back`);
    }
  }
}
