/** The headers that every answer of a host carries, and the speculation rules that one of them names. */

export const speculationRulesPath = 'speculation-rules.json';

/**
 * The `_headers` file: security headers on everything, and how long files may be kept
 * (ACCEPTANCE 32). Hosts revalidate what no rule names, and join a header that two rules name,
 * so Cache-Control stands for the hashed assets alone. `forms` is the endpoint that a form is sent
 * to, which may stand on another host.
 */
export function responseHeaders(forms = ''): string {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https:",
    `form-action 'self'${URL.canParse(forms) ? ` ${new URL(forms).origin}` : ''}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one that names the worker of the search (site/search/page-index.ts).
    'trusted-types search-worker',
  ].join('; ');
  const rules = [
    [
      '/*',
      [
        `Content-Security-Policy: ${policy}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy: same-origin',
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
  const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/_ipx/*' } }] };
  const rules = { prefetch: [{ where: pages, eagerness: 'moderate' }] };
  return `${JSON.stringify(rules, null, 1)}\n`;
}
