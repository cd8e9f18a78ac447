/**
 * ACCEPTANCE 21: every link, fragment, picture and script of both trees leads to something. Read from the
 * files rather than crawled, so that no page is missed because nothing leads to it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { pagePath } from '../../kernel/page-file.ts';

type LinkedPage = {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
};

const out = process.argv[2] ?? 'dist';
let broken = 0;

for (const country of ['au', 'nz']) {
  const tree = join(out, country);
  const pages = readPages(tree, hostOf(tree));
  const redirects = new Set(
    readFileSync(join(tree, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  );
  let checked = 0;
  for (const { file, links } of pages.values()) {
    for (const link of new Set(links)) {
      checked += 1;
      const fault = faultOf(link, file, tree, pages, redirects);
      if (fault === undefined) continue;
      broken += 1;
      if (broken <= 60) console.log(`${file}: ${link} ${fault}`);
    }
  }
  console.log(`${country}: ${pages.size} pages, ${checked} links checked`);
}
console.log(`${broken} broken`);
process.exitCode = broken === 0 ? 0 : 1;

/** Pages by their path. */
function readPages(tree: string, host: string): ReadonlyMap<string, LinkedPage> {
  const names = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => {
        const file = join(tree, name);
        const document = parse(readFileSync(file, 'utf8'));
        const ids = document.querySelectorAll('[id]').map((element) => element.id);
        return [
          pagePath(name),
          { file, ids: new Set(ids), links: linksOf(document, host) },
        ] as const;
      }),
  );
}

/** What a page leads to or loads. Addresses of its own host in the head count like paths. */
function linksOf(document: HTMLElement, host: string): string[] {
  const values = document
    .querySelectorAll('[href], [src], [srcset], [imagesrcset], form[action]')
    .flatMap((element) => [
      element.getAttribute('href'),
      element.getAttribute('src'),
      element.tagName === 'FORM' && element.getAttribute('method')?.toLowerCase() !== 'post'
        ? element.getAttribute('action')
        : undefined,
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
  return (
    [...values, ...social, ...structured]
      .filter((value): value is string => value !== undefined && value !== '')
      .map((value) => (value.startsWith(`${host}/`) ? value.slice(host.length) : value))
      .filter((value) => value.startsWith('/') || value.startsWith('#'))
      // The portal of the dealers stands on the same host, and is not ours.
      .filter((value) => !value.startsWith('/puretec/'))
  );
}

/** The public address of a tree, as its home names it. */
function hostOf(tree: string): string {
  const home = parse(readFileSync(join(tree, 'index.html'), 'utf8'));
  return new URL(home.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').origin;
}

/** Every address in structured data, however deep; schema.org's own words are none. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string')
    return URL.canParse(data) && !data.startsWith('https://schema.org') ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(addressesIn) : [];
}

function faultOf(
  link: string,
  from: string,
  tree: string,
  pages: ReadonlyMap<string, LinkedPage>,
  redirects: ReadonlySet<string | undefined>,
): string | undefined {
  const [address = '', fragment = ''] = link.split('#', 2);
  const path = decodeURI(address.replace(/\?.*$/, ''));
  const target =
    path === '' ? [...pages.values()].find(({ file }) => file === from) : pages.get(path);
  if (!target) {
    const isFile = /\.[a-z0-9]+$/i.test(path) && existsSync(join(tree, path));
    return isFile || redirects.has(path) ? undefined : 'leads nowhere';
  }
  if (fragment === '' || target.ids.has(decodeURIComponent(fragment))) return undefined;
  return 'names a part that the page does not have';
}
