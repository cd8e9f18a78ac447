/** The headers a host sends with every response, and the speculation rules that one of them points to. */
import { hash } from 'node:crypto';
import type { Site } from '../../kernel/contract.ts';
import { type FirstPaint, waiting } from '../../site/document/assets.ts';

export const speculationRulesPath = 'speculation-rules.json';

/** The site uses none of these, and nothing it might embed later should either. */
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

/** The Content-Security-Policy: pages may only load from and send to the hosts listed here. */
export function contentPolicy({ backends, commerceHost, first }: Named): string {
  const { itemSearch, api, gateway, forms } = backends;
  const search = itemSearch === 'host' ? `https://${commerceHost}` : itemSearch;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(first ? [first.script, waiting].map(hashOf) : [])],
    'style-src': ["'self'", ...(first ? [hashOf(first.styles)] : [])],
    // The item search's pictures are on its own host.
    'img-src': ["'self'", ...originsOf([search])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf([search, api, gateway, forms])],
    'form-action': ["'self'", ...originsOf([forms])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Allows one exact inline script or style by its hash. */
const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Inputs of the policy: the deployment's hosts and the inline code in its pages. */
export type Named = {
  readonly backends: Site['backends'];
  readonly commerceHost: string;
  readonly first?: FirstPaint | undefined;
};

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin)),
];

/**
 * The `_headers` file: security headers for everything, and how long browsers may cache files
 * (ACCEPTANCE 32). Hosts revalidate files without a rule and join a header that's in two rules,
 * so only the hashed assets get a Cache-Control.
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
        // Scripts elsewhere may read all files, as everyone can, and never with a cookie. A product's data is in the
        // root, so it has no pattern of its own.
        'Access-Control-Allow-Origin: *',
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
 * Fetches a page while the pointer rests on its link, so it's ready at the click (CALL-01). It
 * doesn't prerender, because that would run the page's script, which sets the audience cookie
 * (A-01) for a page the visitor hasn't opened.
 */
export function speculationRules(): string {
  const pages = {
    and: [{ href_matches: '/*' }, { not: { href_matches: ['/_ipx/*', '/documents/*'] } }],
  };
  const rules = { prefetch: [{ where: pages, eagerness: 'moderate' }] };
  return `${JSON.stringify(rules, null, 1)}\n`;
}
