import type { Country, Route, Site } from '../../kernel/contract.ts';

/** The full address of a path in a country. Paths have no trailing slash. */
export function absoluteUrl({ countries }: Site, path: string, country: Country): string {
  const { externalUrl } = countries[country];
  return path === '/' ? `${externalUrl}/` : `${externalUrl}${encodeURI(path)}`;
}

/** Whether search engines may list the page under its own address. */
export const isIndexed = (route: Route): boolean =>
  !route.noindex && route.canonical === route.path;
