import { redirectLine } from '../../kernel/address.ts';
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { dealerLoginUrl } from '../../site/commerce/contact-links.ts';

/**
 * What leads elsewhere (RTE-21, A-41): redirects of the catalogue whose target exists in the
 * country, former codes, and codes in other capitals, which stand here in small letters.
 */
function moved(tables: Tables, country: Country): Map<string, string> {
  const isHere = (path: string) => tables.routes[path]?.countries.includes(country) ?? false;
  const inSmallLetters = Object.keys(tables.products).map((code) => ({
    from: `/${code.toLowerCase()}`,
    to: `/${code}`,
  }));
  return new Map(
    [...tables.redirects, ...inSmallLetters]
      .filter(({ from, to }) => !isHere(from) && isHere(to.replace(/[?#].*$/, '')))
      .map(({ from, to }) => [from, to]),
  );
}

/** For hosts that take rules of their own. */
export const redirectRules = (tables: Tables, country: Country): string =>
  [...moved(tables, country)].map(([from, to]) => redirectLine(from, to)).join('') +
  // where the host takes rules, nobody sees the page that leads on to the portal by itself.
  `/login ${dealerLoginUrl(tables.site, country)} 302\n`;

/** For the script of 404.html: the same, whatever the capitals. */
export function movedJson(tables: Tables, country: Country): string {
  const entries = [...moved(tables, country)].map(([from, to]) => [from.toLowerCase(), to]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}
