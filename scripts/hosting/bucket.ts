/**
 * An S3 bucket with website redirects, behind a CDN. `manifest.json` lists objects with type and
 * caching, `cdn.json` the CDN's settings.
 */
import { pagePath } from '../../kernel/html-file.ts';
import { contentType } from '../content-types.ts';
import { findHeaders } from '../preview/url-rules.ts';
import rules from './cdn-rules.json' with { type: 'json' };
import { type HostingAdapter, privateUpstream, type Tree } from './hosting-adapter.ts';

export type BucketObject = {
  /** "au/HYBRID-G7" */
  readonly key: string;
  /** Relative to the site's folder. Absent for a redirect. */
  readonly file?: string;
  readonly type: string;
  readonly cache: string;
  /** `x-amz-website-redirect-location`, which a bucket's website redirects with 301. */
  readonly redirect?: string;
};
export type Cdn = ReturnType<typeof cdnOf>;

const noCache = 'no-cache';

export const bucket: HostingAdapter = {
  limits: ({ name, files }) =>
    [...files.keys()]
      .filter((path) => Buffer.byteLength(keyOf(name, path)) > 1024)
      .map((path) => `A bucket's file names can be up to 1,024 bytes long. Shorten ${path}.`),
  upstreamFault: privateUpstream.bind(undefined, 'A CDN in front of a bucket'),
  convert(trees) {
    const objects = trees.flatMap(objectsOf);
    // A bucket can't send other characters in a header.
    for (const { key, type, cache, redirect = '/' } of objects)
      for (const text of [key, type, cache, redirect])
        if (!/^[ -~]+$/.test(text)) throw new Error(`${JSON.stringify(text)} can't go in a header`);
    return {
      links: new Map(),
      texts: [
        { path: 'manifest.json', content: json({ objects }) },
        { path: 'cdn.json', content: json(cdnOf(trees)) },
      ],
    };
  },
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** A page's object has no extension, like its address. The home page is the website's index. */
const keyOf = (name: string, path: string): string =>
  path.endsWith('.html') && path !== 'index.html' ? `${name}${pagePath(path)}` : `${name}/${path}`;

function objectsOf(tree: Tree): BucketObject[] {
  const { name, files, redirects } = tree;
  const headersOf = findHeaders(tree.headers);
  const objects = Array.from(files.keys(), (path): BucketObject => {
    const headers = headersOf(`/${path}`);
    return {
      key: keyOf(name, path),
      file: `${name}/${path}`,
      type: headers['content-type'] ?? contentType(path),
      cache: headers['cache-control'] ?? noCache,
    };
  });
  const taken = new Set(objects.map(({ key }) => key));
  const leading = [
    ...redirects,
    // Every host serves the home page at this address too.
    { from: '/index', to: '/' },
  ]
    .map(({ from, to }) => ({ key: `${name}${from}`, redirect: to }))
    .filter(({ key }) => !taken.has(key))
    .map((each): BucketObject => ({ ...each, type: 'text/plain', cache: noCache }));
  return [...objects, ...leading];
}

const cdnOf = (trees: readonly Tree[]) => ({
  hosts: trees.map((tree) => ({
    hostname: tree.hostname,
    prefix: `/${tree.name}`,
    /** The object for 404 responses, which isn't cached. */
    notFound: `/${tree.name}/404`,
    /** Headers of every response, in addition to the objects' own. */
    headers: Object.fromEntries(
      tree.headers.filter(({ pattern }) => pattern === '/*').flatMap(({ headers }) => headers),
    ),
    /** Redirects that precede the bucket. */
    redirects: tree.redirects
      .filter(({ from }) => tree.files.has(`${from.slice(1)}.html`))
      .map(({ from, to }) => ({ from, to })),
    proxyRoutes: tree.proxyRoutes,
  })),
  rules,
});
