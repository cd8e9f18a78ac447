/**
 * A bucket of S3's kind, with a website's redirects, and a CDN before it. The form is `manifest.json`,
 * the objects with their types and what browsers may keep, and `cdn.json`, what only the CDN can do.
 */
import { pagePath } from '../../kernel/page-file.ts';
import { readHeaderRules } from '../preview/header-rules.ts';
import { contentType } from './content-types.ts';
import type { Handing, Host, Tree } from './host.ts';

/** One object of the bucket. */
export type BucketObject = {
  /** "au/HYBRID-G7" */
  readonly key: string;
  /** Below the site's folder; absent where the object only leads elsewhere. */
  readonly file?: string;
  readonly type: string;
  readonly cache: string;
  /** `x-amz-website-redirect-location`: the website of a bucket answers 301. */
  readonly redirect?: string;
};
export type Cdn = {
  readonly hosts: readonly {
    readonly hostname: string;
    /** In front of every key. */
    readonly prefix: string;
    /** Answered with 404 where there is no such object, and kept by nobody. */
    readonly notFound: string;
    /** Of every answer, besides what the objects carry. */
    readonly headers: Readonly<Record<string, string>>;
    /** Leads on before the bucket is asked: path → place. */
    readonly redirects: readonly { readonly from: string; readonly to: string }[];
    readonly handings: readonly Handing[];
  }[];
  readonly rules: readonly string[];
};

const noCache = 'no-cache';

export const bucket: Host = {
  limits: (tree) =>
    tooLong(tree).map((path) => `A bucket takes 1,024 bytes a name, and ${path} is longer.`),
  form: (trees) => ({
    links: new Map(),
    texts: [
      { path: 'manifest.json', content: json({ objects: trees.flatMap(objectsOf) }) },
      { path: 'cdn.json', content: json(cdnOf(trees)) },
    ],
  }),
  readBack({ texts }, trees) {
    const text = (name: string) => texts.find(({ path }) => path === name)?.content ?? '';
    const { objects }: { objects: readonly BucketObject[] } = JSON.parse(text('manifest.json'));
    const keys = new Set(objects.map(({ key }) => key));
    if (keys.size < objects.length) throw new Error('two objects of the bucket have one name');
    for (const { key, type, cache, redirect } of objects) {
      for (const value of [key, type, cache, redirect ?? '/'])
        if (!/^[ -~]+$/.test(value)) throw new Error(`${JSON.stringify(value)} is no header`);
      if (redirect !== undefined && !/^(?:https?:\/)?\//.test(redirect))
        throw new Error(`a bucket cannot lead ${key} to ${redirect}`);
    }
    for (const { name, files } of trees)
      for (const path of files.keys())
        if (!keys.has(keyOf(name, path))) throw new Error(`${name}/${path} is in no object`);
  },
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** A page is an object without an ending, so that it is answered at its own address; the root is the website's index. */
const keyOf = (name: string, path: string): string =>
  path.endsWith('.html') && path !== 'index.html' ? `${name}${pagePath(path)}` : `${name}/${path}`;

const tooLong = ({ name, files }: Tree): string[] =>
  [...files.keys()].filter((path) => Buffer.byteLength(keyOf(name, path)) > 1024);

function objectsOf(tree: Tree): BucketObject[] {
  const { name, files, redirects } = tree;
  const headersOf = headersIn(tree);
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
    ...redirects.filter(({ pattern }) => pattern.literal),
    // Of the home page every host knows this other name.
    { from: '/index', to: '/' },
  ]
    .map(({ from, to }) => ({ key: `${name}${from}`, redirect: to }))
    .filter(({ key }) => !taken.has(key))
    .map((each): BucketObject => ({ ...each, type: 'text/plain', cache: noCache }));
  return [...objects, ...leading];
}

const headersIn = ({ headers }: Tree) =>
  readHeaderRules(
    headers
      .map(({ pattern, headers: all }) =>
        [pattern, ...all.map(([header, value]) => `  ${header}: ${value}`)].join('\n'),
      )
      .join('\n'),
    '_headers',
  );

const cdnOf = (trees: readonly Tree[]): Cdn => ({
  hosts: trees.map((tree) => ({
    hostname: tree.hostname,
    prefix: `/${tree.name}`,
    notFound: `/${tree.name}/404`,
    headers: Object.fromEntries(
      tree.headers.filter(({ pattern }) => pattern === '/*').flatMap(({ headers }) => headers),
    ),
    redirects: tree.redirects
      .filter(({ from, pattern }) => pattern.literal && tree.files.has(`${from.slice(1)}.html`))
      .map(({ from, to }) => ({ from, to })),
    handings: tree.handings,
  })),
  rules: [
    'The origin is the website of the bucket, which leads on where an object says so.',
    'A path that begins with one of handings goes to its origin as it is, with its method and body; where that lists none, the answer is 503.',
    'redirects come first (302). A path that ends with a slash, other than /, leads to the one without (301).',
    'Where the bucket has no object, the answer is the object notFound, with status 404 and Cache-Control: no-store.',
    'headers stand on every answer that is not handed on; a query is no part of the name of an object.',
  ],
});
