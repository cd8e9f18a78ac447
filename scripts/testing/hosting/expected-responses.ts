/** The same requests for every host, and what each has to answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFileName } from '../../../kernel/image-address.ts';
import type { AskOptions } from '../../preview/testing/ask.ts';
import type { Served, ServedName, TreeName } from './served.ts';

/** A field that isn't set isn't checked. */
export type ExpectedResponse = {
  readonly status: number | readonly number[];
  readonly location?: string;
  readonly type?: string;
  readonly cache?: 'kept for good' | 'asked for again' | 'kept by nobody';
  /** Whether it has the headers that the tree's rules set on every path. */
  readonly isSecured?: boolean;
  readonly contains?: string;
};
export type Case = {
  readonly says: string;
  readonly path: string;
  readonly question?: AskOptions;
  readonly wanted: ExpectedResponse;
  /** Hosts that may answer differently. */
  readonly unless?: Readonly<Partial<Record<ServedName, ExpectedResponse>>>;
};

const redirects = [301, 307, 308];
const page = (contains: string): ExpectedResponse => ({
  status: 200,
  type: 'text/html',
  cache: 'asked for again',
  isSecured: true,
  contains,
});
const lost: ExpectedResponse = {
  status: 404,
  type: 'text/html',
  cache: 'kept by nobody',
  isSecured: true,
};
const lostFile: ExpectedResponse = { ...lost, type: 'text/plain' };

/** The requests for a built tree. */
export function rowsOf(tree: string): readonly Case[] {
  const first = (folder: string, ending: string) =>
    readdirSync(join(tree, folder)).find((name) => name.endsWith(ending)) ?? '';
  const file = (path: string, type: string): ExpectedResponse => ({
    status: 200,
    type,
    cache: path.startsWith('/assets/') ? 'kept for good' : 'asked for again',
    isSecured: true,
  });
  const files = [
    [`/assets/${first('assets', '.js')}`, 'javascript'],
    [`/assets/${first('assets', '.css')}`, 'text/css'],
    [`/assets/${first('assets', '.woff2')}`, 'font/woff2'],
    ['/items.json', 'application/json'],
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/speculation-rules.json', 'application/speculationrules+json'],
    [`/documents/${first('documents', '.pdf')}`, 'application/pdf'],
    [`/documents/${first('documents', '.txt')}`, 'text/plain'],
    ...picturesOf(tree),
  ] as const;
  return [
    { says: 'the home page', path: '/', wanted: page('<!doctype html>') },
    { says: 'a product', path: '/HYBRID-G7', wanted: page('HYBRID-G7') },
    { says: 'a page with pages below it', path: '/mixer-taps', wanted: page('<h1') },
    {
      says: 'a page with a query',
      path: '/search?keywords=tap%20%F0%9F%92%A7',
      wanted: page('<form'),
    },
    {
      says: 'a page to who asks for its headers alone',
      path: '/HYBRID-G7',
      question: { method: 'HEAD' },
      wanted: { ...page(''), contains: '' },
    },
    ...files.map(([path, type]): Case => ({ says: 'a file', path, wanted: file(path, type) })),
    {
      says: 'a page with a slash at its end',
      path: '/HYBRID-G7/?a=1',
      wanted: { status: redirects, location: '/HYBRID-G7?a=1' },
    },
    {
      says: 'a landing page with a slash at its end',
      path: '/mixer-taps/',
      wanted: { status: redirects, location: '/mixer-taps' },
    },
    {
      says: 'the name of its file',
      path: '/HYBRID-G7.html',
      wanted: { status: redirects, location: '/HYBRID-G7' },
      unless: { bucket: lost },
    },
    {
      says: 'an address of former days, with a query',
      path: '/contact?from=card',
      wanted: { status: 301, location: '/contact-us?from=card' },
      // A bucket's website drops queries.
      unless: { bucket: { status: 301, location: '/contact-us' } },
    },
    {
      says: 'the same with a slash',
      path: '/contact/',
      wanted: { status: 301, location: '/contact-us' },
      unless: { bucket: { status: 301, location: '/contact' } },
    },
    {
      says: 'a code in small letters',
      path: '/hybrid-g7',
      wanted: { status: 301, location: '/HYBRID-G7' },
    },
    {
      says: 'a code in other capitals',
      path: '/Hybrid-G7',
      wanted: { status: 301, location: '/HYBRID-G7' },
      // There the script of 404.html redirects.
      unless: { preview: lost, bucket: lost },
    },
    {
      says: 'the way to the portal',
      path: '/login',
      wanted: { status: 302, location: 'https://www.puretec.com.au/puretec/dealer.ssp#/login' },
      // The preview has a mock of the portal.
      unless: { preview: { status: 302, location: '/puretec/dealer.ssp#/login' } },
    },
    { says: 'no such page', path: '/nope', wanted: { ...lost, contains: '/search' } },
    { says: 'no such page, below a page', path: '/mixer-taps/nope/nope', wanted: lost },
    {
      says: 'the name of that page',
      path: '/404',
      wanted: { ...lost, contains: '/search' },
      // In a bucket the page is an object like any other. Nothing links to it.
      unless: { bucket: { status: 200 } },
    },
    {
      says: 'the name of the file of the home page',
      path: '/index',
      wanted: { status: redirects, location: '/' },
    },
    { says: 'the page that says so', path: '/404.html', wanted: { status: [404, ...redirects] } },
    {
      says: 'no such script',
      path: '/assets/gone-12345678.js',
      wanted: lostFile,
      unless: { bucket: lost },
    },
    {
      says: 'no such picture',
      path: '/_ipx/f_webp&q_80&s_1x1/products/NOPE.webp',
      wanted: lostFile,
      unless: { bucket: lost },
    },
    { says: 'the rules of the host', path: '/_headers', wanted: { status: 404 } },
    { says: 'the rules of the host', path: '/_redirects', wanted: { status: 404 } },
    { says: 'a hidden file', path: '/.puretec-build', wanted: { status: 404 } },
    {
      says: 'a way out of the tree',
      path: '/..%2f..%2fpreview.json',
      wanted: { status: [400, 403, 404] },
    },
    {
      says: 'an address that could be another host',
      path: '//evil.example/',
      wanted: { status: [400, 404] },
      unless: {
        pages: { status: [404, ...redirects] },
        bucket: { status: 301, location: '/evil.example' },
      },
    },
    {
      says: 'a page to who sends something',
      path: '/HYBRID-G7',
      question: { method: 'POST', body: 'x' },
      wanted: { status: 405 },
    },
  ];
}

/** One picture of each form of modifiers that the pages ask for, also with its "&" encoded. */
function picturesOf(tree: string): (readonly [path: string, type: string])[] {
  const types: Readonly<Record<string, string>> = {
    webp: 'image/webp',
    jpeg: 'image/jpeg',
    png: 'image/png',
    svg: 'image/svg+xml',
  };
  const root = join(tree, '_ipx');
  const forms = new Map<string, string>();
  for (const modifiers of readdirSync(root)) {
    const form = modifiers.replaceAll(/\d+/g, 'N');
    const name = readdirSync(join(root, modifiers), { recursive: true, encoding: 'utf8' })
      .sort()
      .find((each) => /\.\w+$/.test(each));
    if (name !== undefined) forms.set(form, `/_ipx/${modifiers}/${name}`);
  }
  return [...forms.values()].flatMap((path) => {
    imageFileName(path);
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? '';
    const encoded = path.replaceAll('&', '%26');
    return (encoded === path ? [path] : [path, encoded]).map((each) => [each, type] as const);
  });
}

/** Describes what's wrong with the answer; undefined if it's right. */
export async function errorOf(
  host: Served,
  tree: TreeName,
  { path, question, wanted: usual, unless }: Case,
  security: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const wanted = unless?.[host.name] ?? usual;
  const { status, headers, text } = await host.ask(tree, path, question);
  const found: string[] = [];
  const wants = (what: string, is: boolean, got: unknown) => {
    if (!is) found.push(`${what} wanted, ${JSON.stringify(got)} found`);
  };
  wants(`status ${wanted.status}`, [wanted.status].flat().includes(status), status);
  if (wanted.location !== undefined && status !== 404) {
    const own = wanted.location.replaceAll(
      'www.puretec.com.au',
      tree === 'nz' ? 'www.puretec.co.nz' : 'www.puretec.com.au',
    );
    wants(`location ${own}`, headers.location === own, headers.location);
  }
  if (wanted.type !== undefined) {
    const type = headers['content-type'] ?? '';
    wants(wanted.type, type.includes(wanted.type), type);
  }
  const cache = headers['cache-control'] ?? '';
  const isCached = {
    'kept for good': /\bimmutable\b/.test(cache),
    'asked for again': /no-cache|max-age=0/.test(cache) && !/immutable|no-store/.test(cache),
    'kept by nobody': cache === 'no-store',
  };
  if (wanted.cache !== undefined) wants(wanted.cache, isCached[wanted.cache], cache);
  if (wanted.contains !== undefined)
    wants(wanted.contains, text.includes(wanted.contains), text.slice(0, 80));
  for (const [name, value] of Object.entries(wanted.isSecured ? security : {}))
    wants(`${name}: ${value}`, headers[name] === value, headers[name]);
  return found.length === 0 ? undefined : found.join('; ');
}

/** Addresses that no host may redirect: those of pages, and all that pages link to. */
export function addressesIn(tree: string, hostname: string): ReadonlySet<string> {
  const found = new Set<string>();
  const own = `https://${hostname}`;
  const names = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  const add = (url: string) => {
    const path = url.startsWith(`${own}/`) || url === own ? url.slice(own.length) || '/' : url;
    if (/^\/(?!\/)/.test(path)) found.add(path.replace(/#.*$/, '').replaceAll('&amp;', '&'));
  };
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(join(tree, name), 'utf8');
    for (const [, url = ''] of html.matchAll(/\shref="([^"]*)"/g)) add(url);
  }
  const sitemap = readFileSync(join(tree, 'sitemap.xml'), 'utf8');
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]*)</g)) add(url);
  return found;
}
