import { homeCountry } from '../../kernel/countries.ts';
import type { Country, Route, Site } from '../../kernel/entry-types.ts';

/** The full address of a path in a country. Paths have no trailing slash. */
export function absoluteUrl({ countries }: Site, path: string, country: Country): string {
  const { externalUrl } = countries[country];
  return path === '/' ? `${externalUrl}/` : `${externalUrl}${encodeURI(path)}`;
}

/** Whether search engines may list the page under its own address. */
export const isIndexed = (route: Route): boolean =>
  !route.noindex && route.canonical === route.path;

/** The page's address in each country, by hreflang. Empty unless the page is in several countries (QLT-04). */
export const alternatesOf = (
  site: Site,
  route: Route,
): readonly (readonly [hreflang: string, href: string])[] =>
  isIndexed(route) && route.countries.length > 1
    ? [
        ...route.countries.map(
          (of) => [site.countries[of].locale, absoluteUrl(site, route.path, of)] as const,
        ),
        ['x-default', absoluteUrl(site, route.path, homeCountry)],
      ]
    : [];
