/**
 * Writes nginx files for Debian: the main configuration includes `site.conf` (hosts.conf here),
 * with a server block for each country. Each block includes `<country>.conf`, which you can include
 * in your own blocks with TLS. Files keep their names, because nginx rewrites none.
 */
import { isPrivateHostname } from '../../../kernel/address.ts';
import { mimeTypes } from '../../content-types.ts';
import { fillTemplate } from '../../fill-template.ts';
import {
  ambiguousPath,
  beforePages,
  forwardingHeaders,
  type HostingAdapter,
  type ProxyRoute,
  type Tree,
} from '../hosting-adapter.ts';

/** Whether a host name is an IP address or this machine. */
const needsNoNameServer = (name: string): boolean =>
  name === 'localhost' || /^\d+(?:\.\d+){3}$/.test(name);

export const nginx: HostingAdapter = {
  settings: /^[^/]+\.conf$/,
  limits: () => [],
  upstreamFault: ({ name, url: { hostname } }, hosting) =>
    needsNoNameServer(hostname) || hosting?.resolver !== undefined
      ? undefined
      : `nginx needs a DNS server to find ${hostname} (${name}). In site.yaml, set "resolver" under "hosting" to the nameserver in /etc/resolv.conf on the nginx server, such as 127.0.0.53.`,
  convert(trees, { root, resolver }) {
    const links = trees.flatMap(({ name, files }) =>
      [...files.keys()].map((path) => [`${name}/${path}`, `${name}/${path}`] as const),
    );
    return {
      links: new Map(links),
      texts: [
        { path: 'site.conf', content: siteConf(trees, root) },
        ...trees.map((tree) => ({
          path: `${tree.name}.conf`,
          content: treeConf(tree, root, resolver),
        })),
      ],
    };
  },
};

const filled = (name: string, values: Parameters<typeof fillTemplate>[1]) =>
  fillTemplate(`hosting/nginx/${name}`, values);

/** Quotes a word. Throws if nginx would find a variable in it, because quotes don't prevent that. */
export function word(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break ends a directive.
  if (/[$\u0000-\u001f\u007f]/.test(text))
    throw new Error(`nginx can't take ${JSON.stringify(text)}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Maps old addresses, in lower case to match any case, to quoted targets. */
function movesOf({ redirects }: Tree): ReadonlyMap<string, string> {
  const moves = new Map<string, string>();
  for (const { from, to, status } of redirects) {
    if (status !== 301) continue;
    const key = from.toLowerCase();
    if (!moves.has(key)) moves.set(key, withQuery(to));
  }
  return moves;
}

/** Quotes a redirect's target and adds the visitor's query, before any "#", unless the target has its own. */
const withQuery = (to: string): string =>
  // "$" would begin a variable.
  word(to.replaceAll('$', '%24')).replace(/^"[^?#"]*(?=[#"])/, '$&$is_args$args');

const variable = (tree: Tree, name: string) => `$puretec_${tree.name}_${name}`;

function siteConf(trees: readonly Tree[], root: string): string {
  const keys = trees.flatMap((tree) => [...movesOf(tree).keys()]);
  const longest = Math.max(0, ...keys.map(({ length }) => length));
  // nginx needs a power of two, longer than the longest address.
  const bucket = 2 ** Math.ceil(Math.log2(Math.max(64, longest + 32)));
  return filled('hosts.conf', {
    bucket: String(bucket),
    most: String(Math.max(2048, keys.length * 2)),
    maps: trees.map(mapsOf),
    sites: trees.map(({ hostname }) => `https://${hostname}/`).join(' and '),
    servers: trees.map(({ name, hostname }) =>
      filled('server.conf', { hostname: word(hostname), conf: word(`${root}/${name}.conf`) }),
    ),
  });
}

function mapsOf(tree: Tree): string {
  const moves = [...movesOf(tree)].map(([from, to]) => `  ${word(from)} ${to};\n`).join('');
  const values = headersOf(tree).flatMap(({ value }) => (typeof value === 'string' ? [] : [value]));
  return [
    `map $puretec_bare ${variable(tree, 'moved')} {\n  default "";\n${moves}}`,
    ...values.map(
      ({ name, rules, otherwise }) =>
        // A missing file isn't cached, whatever the rules say.
        `map "$status $uri" ${name} {\n  default ${word(otherwise)};\n  "~^[45]" ${word(name.endsWith('cache_control') ? 'no-store' : '')};\n${rules
          .map(([path, value]) => `  ${expression(path)} ${word(value)};\n`)
          .join('')}}`,
    ),
  ].join('\n');
}

/** Groups rules by header: one value for all paths, or a variable by path. nginx sets content types in another way. */
function headersOf(tree: Tree) {
  const all = new Map<string, [pattern: string, value: string][]>([['cache-control', []]]);
  for (const { pattern, headers } of tree.headers) {
    for (const [name, value] of headers) {
      if (name === 'content-type') continue;
      all.set(name, [...(all.get(name) ?? []), [pattern, value]]);
    }
  }
  return [...all].map(([header, rules]) => {
    const everywhere = rules.find(([pattern]) => pattern === '/*')?.[1];
    if (everywhere !== undefined && rules.length === 1) return { header, value: everywhere };
    const name = variable(tree, header.replaceAll('-', '_'));
    const otherwise = everywhere ?? (header === 'cache-control' ? 'no-cache' : '');
    return { header, value: { name, rules: rules.filter(([of]) => of !== '/*'), otherwise } };
  });
}

/** Converts a `_headers` pattern to an nginx regular expression over "status path". */
function expression(pattern: string): string {
  const text = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  // nginx reads "$" as a variable, except at the end of an expression.
  return `"~^[23]\\d\\d ${text.replaceAll('"', '')}(?:\\.html)?$"`;
}

function treeConf(tree: Tree, root: string, resolver: string | undefined): string {
  const typed = tree.headers.flatMap(({ pattern, headers }) =>
    headers.filter(([name]) => name === 'content-type').map(([, type]) => [pattern, type] as const),
  );
  const exactly = (path: string, ...lines: readonly string[]) =>
    [`location = ${word(path)} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
  return filled('country.conf', {
    hostname: tree.hostname,
    root: word(`${root}/${tree.name}`),
    types: mimeTypes.map(([ending, type]) => `  ${type} ${ending};`),
    headers: headersOf(tree).map(
      ({ header, value }) =>
        `add_header ${header} ${typeof value === 'string' ? word(value) : value.name} always;`,
    ),
    moved: variable(tree, 'moved'),
    locations: [
      ...beforePages(tree).map(({ from, to, status }) =>
        exactly(from, `return ${status} ${withQuery(to)};`),
      ),
      ...typed.map(([path, type]) => exactly(path, 'types {', '}', `default_type ${word(type)};`)),
      ...tree.proxyRoutes.map((each) => backend(each, resolver)),
    ],
  });
}

/** nginx finds a location by the decoded path but passes on the encoded one, so both must mean the same. */
const clear = (prefix: string): string =>
  word(`^(?!${ambiguousPath})${prefix.replaceAll(/[.+()[\]*]/g, '\\$&')}`);

/** Forwarding headers that nginx sets. An empty value drops the others. */
const forwarded: Readonly<Record<string, string>> = {
  'x-forwarded-for': '$remote_addr',
  'x-forwarded-host': '$host',
  'x-forwarded-proto': '$scheme',
  'x-real-ip': '$remote_addr',
};

function backend({ prefix, origin }: ProxyRoute, resolver: string | undefined): string {
  if (origin === undefined) return filled('no-backend.conf', { prefix: word(prefix) });
  return filled('backend.conf', {
    prefix: word(prefix),
    clear: clear(prefix),
    passed: passed(origin, resolver),
    origin: word(`${origin.replace(/\/+$/, '')}/`),
    verified: verified(new URL(origin)),
    forwarded: forwardingHeaders.map(
      (name) => `  proxy_set_header ${name} ${forwarded[name] ?? '""'};`,
    ),
  });
}

/**
 * Passes the path and query on unchanged. The variable makes nginx resolve the name at run time.
 * Otherwise nginx wouldn't start while the name is unknown, and wouldn't notice when it moves.
 */
function passed(origin: string, resolver: string | undefined): readonly string[] {
  if (needsNoNameServer(new URL(origin).hostname)) return [`  proxy_pass ${word(origin)};`];
  if (resolver === undefined) throw new Error(`nginx has no DNS server to find ${origin}`);
  return [
    `  resolver ${word(resolver)} valid=30s;`,
    '  resolver_timeout 3s;',
    `  set $puretec_upstream ${word(origin)};`,
    '  proxy_pass $puretec_upstream;',
  ];
}

const trusted = '/etc/ssl/certs/ca-certificates.crt';

/**
 * A backend must prove its name before it gets visitors' messages. No authority vouches for private IP addresses, so those aren't checked.
 */
function verified({ protocol, hostname }: URL): readonly string[] {
  if (protocol !== 'https:') return [];
  const isSure = needsNoNameServer(hostname) && isPrivateHostname(hostname);
  return [
    '  proxy_ssl_server_name on;',
    `  proxy_ssl_name ${word(hostname)};`,
    ...(isSure
      ? ['  proxy_ssl_verify off;']
      : [
          '  proxy_ssl_verify on;',
          '  proxy_ssl_verify_depth 4;',
          `  proxy_ssl_trusted_certificate ${trusted};`,
        ]),
  ];
}
