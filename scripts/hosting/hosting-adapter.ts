/**
 * Defines deploy adapters, one module for each host, which convert the trees' files, redirects and
 * headers. `all-adapters.ts` lists them.
 */
import { isPrivateHostname } from '../../kernel/address.ts';
import type { Hosting } from '../../kernel/entry-types.ts';
import { htmlFile } from '../../kernel/html-file.ts';
import type { HeaderRule, RedirectRule } from '../preview/url-rules.ts';
import headers from './forwarding-headers.json' with { type: 'json' };

export type HostingName = NonNullable<Hosting['host']>;

/** Passes paths that start with `prefix`, such as "/api/", to the same path at `origin`. */
export type ProxyRoute = { readonly prefix: string; readonly origin: string | undefined };

export type Tree = {
  /** The folder's name: "au". */
  readonly name: string;
  readonly hostname: string;
  /** Sizes in bytes by path in the tree, without `_headers` and `_redirects`. */
  readonly files: ReadonlyMap<string, number>;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly proxyRoutes: readonly ProxyRoute[];
};

/** Lists redirects that precede the files: temporary redirects, and redirects from an address that also has a page. */
export const beforePages = ({ redirects, files }: Tree): Tree['redirects'] =>
  redirects.filter(({ from, status }) => status !== 301 || files.has(htmlFile(from)));

export type TextFile = { readonly path: string; readonly content: string };

export type DeployOutput = {
  /** Maps paths in the host's folder to the site's files: "au/index.html" → "au/index.html". */
  readonly links: ReadonlyMap<string, string>;
  readonly texts: readonly TextFile[];
};
export type HostingOptions = {
  readonly root: string;
  readonly resolver?: string | undefined;
  /** The site's name in lower case, for project names. */
  readonly siteName: string;
};

export type Upstream = {
  /** The field in site.yaml: "hosting: upstreams: api". */
  readonly name: string;
  readonly address: string;
  readonly url: URL;
};

export type HostingAdapter = {
  /** Matches the host's settings, which no other host's files match. A publish uploads them last. */
  readonly settings?: RegExp;
  /** Returns why the host can't reach an upstream and what to do, or undefined. */
  readonly upstreamFault: (upstream: Upstream, hosting?: Hosting) => string | undefined;
  /** Returns a sentence for each exceeded limit, with what to do. */
  readonly limits: (tree: Tree, hosting?: Hosting) => readonly string[];
  readonly convert: (
    trees: readonly Tree[],
    options: HostingOptions,
  ) => DeployOutput | Promise<DeployOutput>;
};

/**
 * Matches a path that a backend may read as another address, in any case: empty or dot segments,
 * also with parameters ("..;"), and encoded slashes, backslashes, NUL and overlong dots. It has no
 * "$", which nginx can't take.
 */
export const ambiguousPath = String.raw`[^?]*(?://|/(?:\.|%2e){1,2}(?!(?!%3b)[^/?;])|%2f|%5c|%00|%c[01]|[\\#])`;

/** Returns why a host on the internet can't reach an upstream, or undefined. */
export const privateUpstream = (who: string, { name, address, url }: Upstream) =>
  isPrivateHostname(url.hostname)
    ? `${who} can't reach ${address} (${name}), which is on a private network. Use a public host with https://, or build for nginx (--host nginx).`
    : undefined;

/** Headers that only proxies set. A client's own never reach a backend, which would trust them. */
export const forwardingHeaders: readonly string[] = headers;
