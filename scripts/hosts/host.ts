/**
 * What a host is to a build: it turns the files, redirects and headers of the trees into its own
 * form, and reads back what it wrote with its own grammar. One module a host; `hosts.ts` lists them.
 */
import type { Country, Hosting } from '../../kernel/contract.ts';
import type { HeaderRule } from '../preview/header-rules.ts';
import type { RedirectRule } from '../preview/redirect-rules.ts';

export type HostName = NonNullable<Hosting['host']>;
export const hostNames = ['cloudflare', 'nginx', 'bucket'] as const satisfies readonly HostName[];
export const isHostName = (text: string): text is HostName =>
  hostNames.some((name) => name === text);

/** What the host hands on: every path that begins with `prefix`, "/api/", to the same path at `origin`. */
export type Handing = { readonly prefix: string; readonly origin: string | undefined };

/** A finished tree, as a host has to know it. */
export type Tree = {
  readonly country: Country;
  /** Of its folder: "au". */
  readonly name: string;
  /** "www.puretec.com.au" */
  readonly hostname: string;
  /** Bytes, by path in the tree. The rules of hosts, `_headers` and `_redirects`, are not among them. */
  readonly files: ReadonlyMap<string, number>;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly handings: readonly Handing[];
};

/** A file of the form, with what it says. */
export type TextFile = { readonly path: string; readonly content: string };

export type HostForm = {
  /** Files of the form that are files of the site, by their path in the form: "au/index.html" → the same. */
  readonly links: ReadonlyMap<string, string>;
  readonly texts: readonly TextFile[];
};
export type HostOptions = {
  /** Where nginx finds what was published. */
  readonly root: string;
  /** Whom it asks where a name is. */
  readonly resolver?: string | undefined;
  /** Of the site, in small letters: hosts name projects after it. */
  readonly siteName: string;
};

export type Host = {
  /** A sentence for each limit that the tree exceeds, with what to do. */
  readonly limits: (tree: Tree, hosting?: Hosting) => readonly string[];
  readonly form: (trees: readonly Tree[], options: HostOptions) => HostForm | Promise<HostForm>;
  /** Throws where the texts of the form say something else than the trees. */
  readonly readBack: (form: HostForm, trees: readonly Tree[]) => void | Promise<void>;
};

/** Whether a path asks for a file of a page, not for a page: then no HTML answers in its place. */
export const assetPath = /^\/(?:assets|_ipx|documents)\/|\.[a-z][a-z0-9]{0,9}$/i;
