/**
 * nginx as Debian has it: the main configuration includes `site.conf`, with a server block for each
 * country. Each includes `<country>.conf`, which you can include in blocks of your own, with TLS. Files
 * keep their names, because nginx rewrites none.
 */
import { isPrivateHostname } from '../../kernel/address.ts';
import { mimeTypes } from '../content-types.ts';
import {
  ambiguousPath,
  beforePages,
  forwardingHeaders,
  type HostingAdapter,
  type ProxyRoute,
  type Tree,
} from './hosting-adapter.ts';
import { needsNoNameServer } from './require-reachable.ts';

export const nginx: HostingAdapter = {
  limits: () => [],
  form(trees, { root, resolver }) {
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

/** Quotes a word. Throws if nginx would find a variable in it, which quotes don't prevent. */
export function word(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break ends a directive.
  if (/[$\u0000-\u001f\u007f]/.test(text))
    throw new Error(`nginx can't take ${JSON.stringify(text)}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Quoted targets by old address, in lower case so that capitals don't matter. */
function movesOf({ redirects }: Tree): ReadonlyMap<string, string> {
  const moves = new Map<string, string>();
  for (const { from, to, status } of redirects) {
    if (status !== 301) continue;
    const key = from.toLowerCase();
    if (!moves.has(key)) moves.set(key, withQuery(to));
  }
  return moves;
}

/**
 * A redirect's target as a quoted word of nginx. It carries the visitor's query, before any "#",
 * unless it has a query of its own.
 */
const withQuery = (to: string): string =>
  // "$" would begin a variable.
  word(to.replaceAll('$', '%24')).replace(/^"[^?#"]*(?=[#"])/, '$&$is_args$args');

const variable = (tree: Tree, name: string) => `$puretec_${tree.name}_${name}`;

function siteConf(trees: readonly Tree[], root: string): string {
  const keys = trees.flatMap((tree) => [...movesOf(tree).keys()]);
  const longest = Math.max(0, ...keys.map(({ length }) => length));
  // A power of two above the longest address.
  const bucket = 2 ** Math.ceil(Math.log2(Math.max(64, longest + 32)));
  return [
    '# Made by npm run build. Include it in the http block: put it in /etc/nginx/conf.d/ on Debian.',
    // A keyword of the search may be 10 KB long. nginx reads the request line before it knows the host.
    'large_client_header_buffers 4 64k;',
    `map_hash_bucket_size ${bucket};`,
    `map_hash_max_size ${Math.max(2048, keys.length * 2)};`,
    'map $uri $puretec_bare {\n  "~^(?<puretec_before>.+)/$" $puretec_before;\n  default $uri;\n}',
    ...trees.map(mapsOf),
    unknownHost(trees),
    ...trees.map(
      ({ name, hostname }) =>
        `server {\n  listen 80;\n  listen [::]:80;\n  server_name ${word(hostname)};\n  include ${word(`${root}/${name}.conf`)};\n}`,
    ),
    '',
  ].join('\n');
}

/**
 * Answers a host that neither country has, which would otherwise get the first one's prices
 * (ACCEPTANCE 33). It's the default because it comes first. `default_server` would say so too, but
 * Debian's own default site has that, and nginx doesn't start with two.
 */
function unknownHost(trees: readonly Tree[]): string {
  const sites = trees.map(({ hostname }) => `https://${hostname}/`).join(' and ');
  const text = word(`This host has no site. Our sites are ${sites}.`);
  return `server {
  listen 80;
  listen [::]:80;
  server_name _;
  server_tokens off;
  default_type text/plain;
  add_header Cache-Control no-store always;
  return 404 ${text.slice(0, -1)}\\n";
}`;
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

type Header = {
  readonly header: string;
  /** One value for every path, or a variable with values by path. */
  readonly value:
    | string
    | {
        readonly name: string;
        readonly rules: readonly (readonly [pattern: string, value: string])[];
        readonly otherwise: string;
      };
};

/** The rules by header, without content types, which nginx sets in another way. */
function headersOf(tree: Tree): readonly Header[] {
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

/** A pattern of `_headers` as a regular expression of nginx, over "status path". */
function expression(pattern: string): string {
  const text = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  // nginx takes every "$" for a variable, except at the end of an expression.
  return `"~^[23]\\d\\d ${text.replaceAll('"', '')}(?:\\.html)?$"`;
}

function treeConf(tree: Tree, root: string, resolver: string | undefined): string {
  const moved = variable(tree, 'moved');
  const typed = tree.headers.flatMap(({ pattern, headers }) =>
    headers.filter(([name]) => name === 'content-type').map(([, type]) => [pattern, type] as const),
  );
  return `# Made by npm run build: the inside of the server block of ${tree.hostname}.
root ${word(`${root}/${tree.name}`)};
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/plain text/javascript application/json application/xml text/vtt;
types {
${mimeTypes.map(([ending, type]) => `  ${type} ${ending};\n`).join('')}}
default_type application/octet-stream;
gzip on;
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types text/css text/plain text/javascript application/json application/xml application/speculationrules+json image/svg+xml image/vnd.dxf text/vtt;
${headersOf(tree)
  .map(({ header, value }) => {
    const text = typeof value === 'string' ? word(value) : value.name;
    return `add_header ${header} ${text} always;\n`;
  })
  .join('')}error_page 404 /404.html;
location = /404.html {
  internal;
}
location = /404 {
  return 404;
}
location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html @elsewhere;
}
location ~ "^(?<puretec_page>/.+?)(?:/|(?:/index)?\\.html)$" {
  if (-f $document_root$puretec_page.html) {
    return 301 $puretec_page$is_args$args;
  }
  try_files /. @elsewhere;
}
location = /index {
  return 301 /$is_args$args;
}
location = /index.html {
  return 301 /$is_args$args;
}
location @elsewhere {
  types {
  }
  default_type text/plain;
  if (${moved} != "") {
    return 301 ${moved};
  }
  if ($uri ~* "^/(?:assets|_ipx|documents)/|\\.(?!html$)[a-z][a-z0-9]*$") {
    return 404 "Not found.\\n";
  }
  return 404;
}
${beforePages(tree)
  .map(
    ({ from, to, status }) =>
      `location = ${word(from)} {\n  return ${status} ${withQuery(to)};\n}\n`,
  )
  .join('')}${typed
  .map(
    ([path, type]) =>
      `location = ${word(path)} {\n  types {\n  }\n  default_type ${word(type)};\n}\n`,
  )
  .join('')}${tree.proxyRoutes.map((each) => proxyLocation(each, resolver)).join('')}${away}`;
}

/** nginx finds a location by the decoded path but passes on the one that was sent, so both have to mean the same. */
const clear = (prefix: string): string =>
  word(`^(?!${ambiguousPath})${prefix.replaceAll(/[.+()[\]*]/g, '\\$&')}`);

/** nginx's own answers have the headers of pages. A location with headers of its own would lose them. */
const away = `location @puretec_refused {
  default_type text/plain;
  return 400 "This address has a part that isn't allowed.\\n";
}
location @puretec_away {
  default_type text/plain;
  return 502 "This service isn't responding. Go back and try again later. What you typed is still there.\\n";
}
`;

/** The forwarding headers that nginx sets itself. An empty text drops the others. */
const forwarded: Readonly<Record<string, string>> = {
  'x-forwarded-for': '$remote_addr',
  'x-forwarded-host': '$host',
  'x-forwarded-proto': '$scheme',
  'x-real-ip': '$remote_addr',
};

const proxyLocation = ({ prefix, origin }: ProxyRoute, resolver: string | undefined): string =>
  origin === undefined
    ? `# No backend is set: hosting: upstreams in site.yaml.
location ^~ ${word(prefix)} {
  default_type text/plain;
  return 503 "This service is not set up.\\n";
}
`
    : `location ^~ ${word(prefix)} {
  error_page 400 @puretec_refused;
  if ($request_uri !~* ${clear(prefix)}) {
    return 400;
  }
${passed(origin, resolver)}
  proxy_redirect ${word(`${origin.replace(/\/+$/, '')}/`)} /;
${verified(new URL(origin))}${forwardingHeaders
  .map((name) => `  proxy_set_header ${name} ${forwarded[name] ?? '""'};\n`)
  .join('')}  proxy_connect_timeout 3s;
  proxy_read_timeout 10s;
  client_max_body_size 64k;
  error_page 502 504 @puretec_away;
  # These replace the headers of pages, because backends send their own.
  proxy_hide_header X-Content-Type-Options;
  add_header X-Content-Type-Options nosniff always;
}
`;

/**
 * Passes the path and query on as sent. The variable makes nginx look the name up while it runs. Without
 * it nginx wouldn't start while the name is unknown, and wouldn't notice when it moves.
 */
function passed(origin: string, resolver: string | undefined): string {
  if (needsNoNameServer(new URL(origin).hostname)) return `  proxy_pass ${word(origin)};`;
  if (resolver === undefined) throw new Error(`nginx has no name server for ${origin}`);
  return `  resolver ${word(resolver)} valid=30s;
  resolver_timeout 3s;
  set $puretec_upstream ${word(origin)};
  proxy_pass $puretec_upstream;`;
}

/** Debian's trusted certificate authorities (ca-certificates). */
const trusted = '/etc/ssl/certs/ca-certificates.crt';

/**
 * A backend has to prove its name before it gets visitors' messages. No authority vouches for a private
 * IP address, so those aren't checked.
 */
function verified({ protocol, hostname }: URL): string {
  if (protocol !== 'https:') return '';
  const isSure = needsNoNameServer(hostname) && isPrivateHostname(hostname);
  return `  proxy_ssl_server_name on;
  proxy_ssl_name ${word(hostname)};
${
  isSure
    ? '  proxy_ssl_verify off;\n'
    : `  proxy_ssl_verify on;
  proxy_ssl_verify_depth 4;
  proxy_ssl_trusted_certificate ${trusted};
`
}`;
}
