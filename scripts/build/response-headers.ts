/** Writes the headers of every response, and the speculation rules that one of them links to. */
import { hash } from 'node:crypto';
import type { Site } from '../../kernel/entry-types.ts';
import { type FirstPaint, waiting } from '../../site/document/assets.ts';
import { fillTemplate } from '../fill-template.ts';

export const speculationRulesPath = 'speculation-rules.json';

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
 * Writes `_headers` from headers.txt: security headers for all files, and how long browsers cache them (ACCEPTANCE 32).
 * Hosts revalidate files without a rule and join a header that two rules set, so only hashed assets get a
 * Cache-Control. The site uses none of the features that Permissions-Policy denies. All files are public, so any site may
 * show them and any script read them, without cookies. Product data is in the root and has no pattern of its own.
 */
export const responseHeaders = (named: Named): string =>
  fillTemplate('build/headers.txt', { policy: contentPolicy(named) });

/**
 * Fetches a page when the pointer rests on its link (CALL-01). Prerendering would run the page's
 * script, which sets the audience cookie before the visitor has opened the page. The dealer portal is a backend.
 */
export const speculationRules = (): string => fillTemplate('build/speculation-rules.json');
