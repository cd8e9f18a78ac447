/** The redirect helper (SPEC 5 and 8): full page loads, only to this site and its own others. */
import type { ByCountry, CountrySite } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';

export type RedirectContext = {
  /** Of this page, "https://www.puretec.com.au"; always allowed. */
  readonly origin: string;
  readonly allowedOrigins: readonly string[];
  /** location.assign, in the browser. */
  readonly assign: (url: string) => void;
};

/** The origins of all countries' sites and commerce hosts. */
export function siteOrigins(
  sites: ByCountry<Pick<CountrySite, 'host' | 'externalUrl' | 'commerceHost'>>,
): readonly string[] {
  const origins = countries.flatMap((country) => {
    const { host, externalUrl, commerceHost } = sites[country];
    return [`https://${host}`, `https://${commerceHost}`, new URL(externalUrl).origin];
  });
  return [...new Set(origins)];
}

/**
 * Loads `url` and tells whether it did. An undefined, empty or non-string URL, and one that is not
 * http or https of an allowed origin, is logged and goes nowhere (VAL-01, ERR-04).
 */
export function redirect(url: unknown, context: RedirectContext): boolean {
  const target = redirectTarget(url, context);
  if (target === undefined) return false;
  context.assign(target);
  return true;
}

/** The absolute address of `url` where it may be loaded; else undefined, with a console error. */
export function redirectTarget(
  url: unknown,
  { origin, allowedOrigins }: Omit<RedirectContext, 'assign'>,
): string | undefined {
  const address = parse(url, origin);
  if (typeof address === 'string') {
    console.error(`Error in redirect: ${address}`);
    return undefined;
  }
  if (address.origin === origin || allowedOrigins.includes(address.origin)) return address.href;
  console.error(`Error in redirect: URL leads to ${address.origin}, which is not allowed.`);
  return undefined;
}

/** The parsed address, or what is wrong with it. */
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
