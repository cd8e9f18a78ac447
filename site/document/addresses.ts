import type { Country, Route, Site } from '../../kernel/contract.ts';

/** The whole address of a path in a country. A path is written without a slash at its end. */
export function absoluteUrl({ countries }: Site, path: string, country: Country): string {
  const { externalUrl } = countries[country];
  return path === '/' ? `${externalUrl}/` : `${externalUrl}${encodeURI(path)}`;
}

/** Whether search engines are shown the page under its own address. */
export const isIndexed = (route: Route): boolean =>
  !route.noindex && route.canonical === route.path;
