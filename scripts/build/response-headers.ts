/** The headers that every answer of a host carries, and the speculation rules that one of them names. */
import { createHash } from 'node:crypto';
import type { Site } from '../../kernel/contract.ts';
import { type FirstPaint, waiting } from '../../site/document/assets.ts';

export const speculationRulesPath = 'speculation-rules.json';

/** Nothing on the site asks for one of these, and nothing that it may one day embed is to. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What a page may load and where it may send: nothing that is not named. */
export function contentPolicy({ backends, commerceHost, vitals, first }: Named): string {
  const { itemSearch, api, gateway, forms } = backends;
  const search = itemSearch === 'host' ? `https://${commerceHost}` : itemSearch;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(first ? [first.script, waiting].map(hashOf) : [])],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...(first ? [hashOf(first.styles)] : [])],
    // The item search names its pictures by addresses of its own host.
    'img-src': ["'self'", ...originsOf([search])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf([search, api, gateway, forms, vitals?.to ?? ''])],
    'form-action': ["'self'", ...originsOf([forms])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one that names the worker of the search (site/search/site-search.ts).
    'trusted-types': ['search-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What stands in the pages themselves is allowed letter by letter, and nothing beside it. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the policy names: hosts of a deployment, and what stands in its pages. */
export type Named = {
  readonly backends: Site['backends'];
  readonly commerceHost: string;
  readonly vitals?: Site['vitals'];
  readonly first?: FirstPaint | undefined;
};

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin)),
];

/**
 * The `_headers` file: security headers on everything, and how long files may be kept
 * (ACCEPTANCE 32). Hosts revalidate what no rule names, and join a header that two rules name,
 * so Cache-Control stands for the hashed assets alone.
 */
export function responseHeaders(named: Named): string {
  const rules = [
    [
      '/*',
      [
        `Content-Security-Policy: ${contentPolicy(named)}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        `Permissions-Policy: ${deniedFeatures.map((name) => `${name}=()`).join(', ')}`,
        'Cross-Origin-Opener-Policy: same-origin',
        'Cross-Origin-Resource-Policy: same-origin',
        'Strict-Transport-Security: max-age=31536000',
        `Speculation-Rules: "/${speculationRulesPath}"`,
      ],
    ],
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
    [`/${speculationRulesPath}`, ['Content-Type: application/speculationrules+json']],
  ] as const;
  return rules
    .map(([pattern, lines]) => `${pattern}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('');
}

/**
 * A page is fetched while the pointer rests on its link, so that it is there at the click
 * (CALL-01). Fetched only, not rendered: rendering would run the page's script, which writes the
 * audience's cookie (A-01), for a page that nobody opened.
 */
export function speculationRules(): string {
  const pages = {
    and: [{ href_matches: '/*' }, { not: { href_matches: ['/_ipx/*', '/documents/*'] } }],
  };
  const rules = { prefetch: [{ where: pages, eagerness: 'moderate' }] };
  return `${JSON.stringify(rules, null, 1)}\n`;
}
