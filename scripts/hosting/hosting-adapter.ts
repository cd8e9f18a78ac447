/**
 * A deploy adapter: turns the trees' files, redirects and headers into a host's own form. One module for
 * each host; `all-adapters.ts` lists them.
 */
import type { Hosting } from '../../kernel/contract.ts';
import { htmlFile } from '../../kernel/html-file.ts';
import type { HeaderRule, RedirectRule } from '../preview/url-rules.ts';

export type HostingName = NonNullable<Hosting['host']>;
export const hostingNames: readonly HostingName[] = ['cloudflare', 'nginx', 'bucket'];

/** A proxy route: paths that start with `prefix`, such as "/api/", go to the same path at `origin`. */
export type ProxyRoute = { readonly prefix: string; readonly origin: string | undefined };

/** A finished tree, with what a host needs to know of it. */
export type Tree = {
  /** The name of its folder: "au". */
  readonly name: string;
  /** "www.puretec.com.au" */
  readonly hostname: string;
  /** Sizes in bytes, by path in the tree, without `_headers` and `_redirects`. */
  readonly files: ReadonlyMap<string, number>;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly proxyRoutes: readonly ProxyRoute[];
};

/** Temporary redirects, and those that a page at the same path would hide: they come before the files. */
export const beforePages = ({ redirects, files }: Tree): Tree['redirects'] =>
  redirects.filter(({ from, status }) => status !== 301 || files.has(htmlFile(from)));

/** A text file in the host's own form. */
export type TextFile = { readonly path: string; readonly content: string };

export type DeployOutput = {
  /** Paths in the form → paths of the site's file: "au/index.html" → "au/index.html". */
  readonly links: ReadonlyMap<string, string>;
  readonly texts: readonly TextFile[];
};
export type HostingOptions = {
  /** The folder on the server that the site is published to. */
  readonly root: string;
  /** The name server nginx asks. */
  readonly resolver?: string | undefined;
  /** In lower case, for the names of projects. */
  readonly siteName: string;
};

export type HostingAdapter = {
  /** A sentence for each limit the tree exceeds, with what to do. */
  readonly limits: (tree: Tree, hosting?: Hosting) => readonly string[];
  readonly form: (
    trees: readonly Tree[],
    options: HostingOptions,
  ) => DeployOutput | Promise<DeployOutput>;
};

/**
 * The start of a path that a backend may take for another address, as a case-insensitive expression: empty or dot
 * segments, including with parameters ("..;"), and encoded slashes, backslashes, NUL and overlong dots. It has no "$",
 * which nginx can't take.
 */
export const ambiguousPath = String.raw`[^?]*(?://|/(?:\.|%2e){1,2}(?!(?!%3b)[^/?;])|%2f|%5c|%00|%c[01]|[\\#])`;

/** Headers that proxies set. Backends believe them, so a client's own never reach one. */
export const forwardingHeaders: readonly string[] = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-original-url',
  'x-rewrite-url',
];
