/** Redirects (SPEC 5 and 8): full page loads, only to this site and the company's other sites. */

import { countries } from '../../kernel/countries.ts';
import type { ByCountry, CountrySite } from '../../kernel/entry-types.ts';

export type RedirectContext = {
  /** The page's own origin, "https://www.puretec.com.au", always allowed. */
  readonly origin: string;
  readonly allowedOrigins: readonly string[];
  readonly assign: (url: string) => void;
};

export function siteOrigins(
  sites: ByCountry<Pick<CountrySite, 'host' | 'externalUrl' | 'commerceHost'>>,
): readonly string[] {
  const origins = countries.flatMap((country) => {
    const { host, externalUrl, commerceHost } = sites[country];
    return [`https://${host}`, `https://${commerceHost}`, new URL(externalUrl).origin];
  });
  return [...new Set(origins)];
}

/** Loads `url`. Logs and returns false for anything but an http(s) URL of an allowed origin (VAL-01, ERR-04). */
export function redirect(
  url: unknown,
  { origin, allowedOrigins, assign }: RedirectContext,
): boolean {
  const address = parse(url, origin);
  const problem =
    typeof address === 'string'
      ? address
      : address.origin !== origin && !allowedOrigins.includes(address.origin)
        ? `URL leads to ${address.origin}, which is not allowed.`
        : undefined;
  if (typeof address === 'string' || problem !== undefined) {
    console.error(`Error in redirect: ${problem}`);
    return false;
  }
  assign(address.href);
  return true;
}

/** Returns the parsed address, or an error. */
function parse(url: unknown, origin: string): URL | string {
  if (url === undefined) return 'URL is undefined.';
  if (typeof url !== 'string') return 'URL is not a string.';
  if (url.trim() === '') return 'URL is empty.';
  // Browsers drop tabs and newlines and read "\" as "/", so that "/\host" leaves the site.
  if (/[\p{Cc}\\]/u.test(url) || /^\s*\/\//.test(url)) return 'URL is malformed.';
  if (!URL.canParse(url, origin)) return 'URL is malformed.';
  const address = new URL(url, origin);
  if (address.username !== '' || address.password !== '') return 'URL comes with a user name.';
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb ? address : `URL is a ${address.protocol} address.`;
}
