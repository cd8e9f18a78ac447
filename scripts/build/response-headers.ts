/** Writes the headers of every response, and the speculation rules that one of them links to. */
import { hash } from 'node:crypto';
import type { Site } from '../../kernel/contract.ts';
import { type FirstPaint, waiting } from '../../site/document/assets.ts';

export const speculationRulesPath = 'speculation-rules.json';

/** The site uses none of these, nor should anything it embeds later. */
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

/** Writes the Content-Security-Policy, which lets pages load from and send to these hosts only. */
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

/** The policy's inputs: the deployment's hosts and the inline code in its pages. */
export type Named = {
  readonly backends: Site['backends'];
  readonly commerceHost: string;
  readonly first?: FirstPaint | undefined;
};

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin)),
];

/**
 * Writes `_headers`: security headers for all files, and how long browsers cache them (ACCEPTANCE
 * 32). Hosts revalidate files without a rule and join a header that two rules set, so only hashed
 * assets get a Cache-Control.
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
        'Cross-Origin-Resource-Policy: cross-origin',
        // All files are public, so any site may show them and any script read them, without cookies. Product data is in the root and has no pattern of its own.
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
 * Fetches a page when the pointer rests on its link (CALL-01). Prerendering would run the page's
 * script, which sets the audience cookie (A-01) before the visitor has opened the page.
 */
export function speculationRules(): string {
  // Files have an ending. The dealer portal is a backend.
  const others = ['/*.*', '/login', '/puretec/*'];
  const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] };
  const rules = { prefetch: [{ where: pages, eagerness: 'moderate' }] };
  return `${JSON.stringify(rules, null, 1)}\n`;
}
