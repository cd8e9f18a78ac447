/** The same requests for every host, with the expected responses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { imageFileName } from '../../../kernel/image-address.ts';
import type { AskOptions } from '../../preview/testing/ask.ts';
import type { Served, ServedName, TreeName } from './served.ts';

export type ExpectedResponse = {
  readonly status: number | readonly number[];
  readonly location?: string;
  readonly type?: string;
  readonly cache?: 'kept for good' | 'asked for again' | 'kept by nobody';
  /** Whether the response has the headers that the tree's rules set for every path. */
  readonly isSecured?: boolean;
  readonly contains?: string;
};
export type Case = {
  readonly says: string;
  readonly path: string;
  readonly question?: AskOptions;
  readonly wanted: ExpectedResponse;
  readonly unless?: Readonly<Partial<Record<ServedName, ExpectedResponse>>>;
};

const listed: readonly Case[] = parse(
  readFileSync(new URL('expected-responses.yaml', import.meta.url), 'utf8'),
  { merge: true },
);

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
    ['/HYBRID-G7.json', 'application/json'],
    ['/replacement-cartridges/quick-twist.csv', 'text/csv'],
    ['/sitemap.xml', 'xml'],
    ['/merchant-feed.xml', 'xml'],
    ['/llms.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/robots.txt', 'text/plain'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/speculation-rules.json', 'application/speculationrules+json'],
    [`/documents/${first('documents', '.pdf')}`, 'application/pdf'],
    [`/documents/${first('documents', '.txt')}`, 'text/plain'],
    ...picturesOf(tree),
  ] as const;
  return [
    ...listed,
    ...files.map(([path, type]): Case => ({ says: 'a file', path, wanted: file(path, type) })),
  ];
}

/** One picture for each form of modifiers that pages request, including with an encoded "&". */
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

/** Returns what's wrong with the response. Undefined if it's right. */
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

/** Addresses that no host may redirect: pages' addresses, and everything that pages link to. */
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
