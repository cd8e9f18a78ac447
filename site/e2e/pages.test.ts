/**
 * Checks every page of both built trees, read from its file rather than crawled, so that pages without links to them
 * count too: HTML, titles, structured data, breadcrumbs, policy, and everything that a page links to or loads.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../kernel/html-file.ts';
import { fileOf, readBuilt, type Tree, trees } from './built-page.ts';
import { breadcrumbFaults, structuredDataFaults } from './structured-data.ts';

const loader = new StaticConfigLoader({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes these forms, and browsers read them alike.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The site's policy blocks these.
    'no-inline-style': 'error',
    // Filters apply at once, so they need no submit button.
    'wcag/h32': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A title with the brand after it may be longer than a screen shows.
    'long-title': 'off',
    // We choose our own class names and formats of phone numbers.
    'class-pattern': 'off',
    'id-pattern': 'off',
    'tel-non-breaking': 'off',
  },
});
// The validator would otherwise resolve its settings for every page, which takes four times as long as the page.
const config = loader.getConfigFor('');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

type Page = {
  readonly name: string;
  readonly path: string;
  readonly html: string;
  readonly document: HTMLElement;
};
const readPage = (name: string, html: string): Page => ({
  name,
  path: pagePath(name),
  html,
  document: parse(html),
});
const pagesOf = (tree: Tree): readonly Page[] =>
  readdirSync(fileOf(tree, ''), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => readPage(name, readBuilt(tree, name)));

/**
 * Hundreds of pages share these parts, which are most of a page, so each part is validated once. Only the link to the
 * other country differs from page to page.
 */
const shared = /<(style|script)>.*?<\/\1>|<(header data-header|footer).*?<\/(header|footer)>/gs;
const validated = new Set<string>();
const partOf = (part: string) => part.replace(/"https:[^"]*"/g, '""');
/**
 * Pages that only differ in texts, addresses and figures, such as both countries' pages of a product, are valid alike.
 * These attributes refer to another element, or decide what an element may contain.
 */
const counts = 'id|for|name|type|role|class|headers|popovertarget|aria-(?!label=)[a-z]+';
const others = new RegExp(` (?!(?:${counts})=)([a-z:-]+)="[^"]*"`, 'gi');
const shapeOf = (html: string) =>
  html
    .replace(shared, '')
    .replace(/>[^<]+</g, '>text<')
    .replace(others, ' $1=""');

function htmlFaults(html: string): string[] {
  const shape = shapeOf(html);
  const parts = (html.match(shared) ?? []).map(partOf);
  if ([shape, ...parts].every((each) => validated.has(each))) return [];
  const faults = newFaults(html);
  if (faults.length === 0) validated.add(shape);
  return faults;
}

function newFaults(html: string): string[] {
  const text = html.replace(shared, (part) => {
    if (validated.has(partOf(part))) return '';
    validated.add(partOf(part));
    return part;
  });
  return validator
    .validateStringSync(text)
    .results.flatMap(({ messages }) =>
      messages.map(({ message, ruleId }) => `${message} [${ruleId}]`),
    );
}

/** Scripts and styles in the page whose hashes the policy doesn't list. */
const policyFaults = ({ document }: Page, policy: string): string[] =>
  document
    .querySelectorAll('script:not([src]), style')
    .filter((each) => !/json/.test(each.getAttribute('type') ?? '') && each.textContent !== '')
    .map((each) => createHash('sha256').update(each.textContent).digest('base64'))
    .filter((hash) => !policy.includes(`'sha256-${hash}'`))
    .map((hash) => `the policy doesn't allow sha256-${hash}`);

/** Numbers that could be separated from their unit at the end of a line. Options of a select don't wrap. */
function looseUnits({ html }: Page): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const words = main.replace(/<(option|script).*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
  const loose = words.match(/\d (?:mm|L|inch|µm|kPa|kg|W|years?|months?)\b/g) ?? [];
  return loose.map((each) => `"${each}" may be torn`);
}

function pageFaults(page: Page, policy: string): string[] {
  const { document, html, path } = page;
  const h1 = document.querySelectorAll('h1').length;
  return [
    ...htmlFaults(html),
    ...(h1 === 1 ? [] : [`${h1} h1 headings`]),
    ...document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => structuredDataFaults(script.textContent, html)),
    ...breadcrumbFaults(document, path),
    ...policyFaults(page, policy),
    ...looseUnits(page),
  ];
}

type Site = {
  readonly tree: Tree;
  readonly host: string;
  /** Each page's ids, by its path. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly redirects: ReadonlySet<string | undefined>;
};
const siteOf = (tree: Tree, pages: readonly Page[]): Site => ({
  tree,
  host: tree === 'au' ? 'https://www.puretec.com.au' : 'https://www.puretec.co.nz',
  ids: new Map(
    pages.map(({ path, document }) => [
      path,
      new Set(document.querySelectorAll('[id]').map(({ id }) => id)),
    ]),
  ),
  redirects: new Set(
    readBuilt(tree, '_redirects')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ),
});

/** Every address in structured data, however deep, except schema.org's own terms. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string')
    return URL.canParse(data) && !data.startsWith('https://schema.org') ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(addressesIn) : [];
}

/** Paths and fragments on this host that a page links to, loads or names in its head. */
function linksOf(document: HTMLElement, host: string): ReadonlySet<string> {
  const values = document
    .querySelectorAll('[href], [src], [srcset], [imagesrcset], form[action]')
    .flatMap((element) => [
      element.getAttribute('href'),
      element.getAttribute('src'),
      element.getAttribute('method')?.toLowerCase() === 'post'
        ? undefined
        : element.getAttribute('action'),
      ...[element.getAttribute('srcset'), element.getAttribute('imagesrcset')].flatMap((set) =>
        (set ?? '').split(/,\s+/).map((part) => part.trim().split(/\s+/)[0]),
      ),
    ]);
  const social = document
    .querySelectorAll('meta[property="og:image"]')
    .map((meta) => meta.getAttribute('content'));
  const structured = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => addressesIn(JSON.parse(script.textContent)));
  return new Set(
    [...values, ...social, ...structured]
      .filter((value): value is string => value !== undefined && value !== '')
      .map((value) => (value.startsWith(`${host}/`) ? value.slice(host.length) : value))
      .filter((value) => /^[/#]/.test(value))
      // The dealers' portal is on the same host, but isn't ours.
      .filter((value) => !value.startsWith('/puretec/')),
  );
}

function linkFaults({ path: own, document }: Page, { tree, host, ids, redirects }: Site): string[] {
  return [...linksOf(document, host)].flatMap((link) => {
    const [address = '', fragment = ''] = link.split('#', 2);
    const path = decodeURI(address.replace(/\?.*$/, ''));
    const target = ids.get(path === '' ? own : path);
    if (!target) {
      const isFile = /\.[a-z0-9]+$/i.test(path) && existsSync(fileOf(tree, path));
      return isFile || redirects.has(path) ? [] : [`${link} leads nowhere`];
    }
    const isThere = fragment === '' || target.has(decodeURIComponent(fragment));
    return isThere ? [] : [`${link} names a part that the page doesn't have`];
  });
}

describe.each(trees)('every page of %s', (tree) => {
  const pages = pagesOf(tree);
  const policy = readBuilt(tree, '_headers');
  const site = siteOf(tree, pages);

  it('QLT-03 QLT-09 ACCEPTANCE 22 is valid HTML with one h1, sound structured data, its own breadcrumbs and no script outside the policy', () => {
    expect(pages.length).toBeGreaterThan(300);
    expect(
      pages.flatMap((page) => pageFaults(page, policy).map((fault) => `${page.name}: ${fault}`)),
    ).toEqual([]);
  });

  it('ACCEPTANCE 21 links to nothing that is missing: pages, fragments, pictures and scripts', () => {
    expect(
      pages.flatMap((page) => linkFaults(page, site).map((fault) => `${page.name}: ${fault}`)),
    ).toEqual([]);
  });

  it("WCAG 3.3.7 no form asks twice, and a product's own form doesn't ask for its code", () => {
    const forms = pages.flatMap(({ path, document }) =>
      document.querySelectorAll('main form[method="post"]').map((form) => ({ path, form })),
    );
    const asksTwice = forms.filter(({ form }) => {
      const fields = form.querySelectorAll('input, select, textarea');
      const names = ['name', 'autocomplete'].flatMap((attribute) =>
        fields.flatMap((field) => {
          const value = field.getAttribute(attribute) ?? '';
          return /^(|on|off)$/.test(value) ? [] : `${attribute} ${value}`;
        }),
      );
      const labels = form.querySelectorAll('label').map((label) => label.text.trim());
      return [names, labels].some((all) => new Set(all).size < all.length);
    });
    expect(forms.length).toBeGreaterThan(20);
    expect(asksTwice.map(({ path }) => path)).toEqual([]);
    const codes = forms
      .filter(({ form }) => form.closest('#quote'))
      .map(({ path, form }) => {
        const code = form.querySelector('input[name="code"]');
        return [path, code?.getAttribute('type'), `/${code?.getAttribute('value')}`];
      });
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter(([path, type, code]) => type !== 'hidden' || code !== path)).toEqual([]);
  });

  it('each product that has a data file names it in its head', () => {
    const named = pages.flatMap(({ path, document }) => {
      const data = document.querySelector('link[rel="alternate"][type="application/json"]');
      return data ? [[path, data.getAttribute('href')]] : [];
    });
    const own = pages.flatMap(({ path }) =>
      /^\/[A-Z\d-]+$/.test(path) && existsSync(fileOf(tree, `${path}.json`))
        ? [[path, `${path}.json`]]
        : [],
    );
    expect(own.length).toBeGreaterThan(100);
    expect(named).toEqual(own);
  });

  it.each(['title', 'meta[name="description"]'])('QLT-03 has its own %s', (selector) => {
    const texts = pages.map(({ document }) => {
      const element = document.querySelector(selector);
      return element?.getAttribute('content') ?? element?.textContent ?? '';
    });
    expect(texts).not.toContain('');
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('ACCEPTANCE 21 has a picture of every product that a tool may show', () => {
    const missing = ['selector', 'cartridge-finder', 'compare'].flatMap((tool) => {
      const { products }: { products: { code: string; image?: object }[] } = JSON.parse(
        readBuilt(tree, `tools/${tool}.json`),
      );
      return products
        .filter(({ image }) => image === undefined)
        .flatMap(({ code }) =>
          ['288x288', '576x576'].map((size) => `_ipx/f_webp&q_60&s_${size}/products/${code}.webp`),
        )
        .filter((path) => !existsSync(fileOf(tree, path)));
    });
    expect(missing).toEqual([]);
  });
});

describe('a page with a fault', () => {
  const policy = readBuilt('au', '_headers');
  const whole = readBuilt('au', 'HYBRID-G7.html');
  const site = siteOf(
    'au',
    ['HYBRID-G7.html', 'faqs.html'].map((name) => readPage(name, readBuilt('au', name))),
  );
  const faultsOf = (html: string): readonly string[] => {
    const page = readPage('HYBRID-G7.html', html);
    return [...pageFaults(page, policy), ...linkFaults(page, site)];
  };
  const known = faultsOf(whole);

  it.each([
    ['another price in the data', /"price":"\d+/, '"price":"1'],
    ['no product code in the data', /"sku":"[^"]+"/, '"sku":""'],
    ['a product without an offer', /,"offers":\{[^}]+\}/, ''],
    ['breadcrumbs in another order', '"position":2', '"position":3'],
    ['another breadcrumb on the page', /(aria-label="Breadcrumb".*?<a[^>]*>)/s, '$1The '],
    ['a second h1', '<main', '<h1>Again</h1><main'],
    ['a script outside the policy', '<main', '<script>alert()</script><main'],
    ['an unclosed element', '</main>', '<div></main>'],
    ['a link to a missing page', '<main', '<a href="/gone">Gone</a><main'],
    ['a link to a missing fragment', '<main', '<a href="/faqs#gone">Gone</a><main'],
    ['a number without its unit', '</main>', '<p>5 mm</p></main>'],
    ['a missing picture', /src="\/_ipx\/[^"]+"/, 'src="/_ipx/gone.webp"'],
  ])('has %s', (_, from, to) => {
    const altered = whole.replace(from, to);
    expect(altered).not.toBe(whole);
    expect(faultsOf(altered).filter((fault) => !known.includes(fault))).not.toEqual([]);
  });
});
