import type { Country, Route } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Pages of the country that search engines may show, with their pair in the other country. */
export function sitemap({ routes, site }: Tables, country: Country): string {
  const location = (path: string, of: Country) =>
    escapeXml(`${site.countries[of].externalUrl}${encodeURI(path)}`);
  const indexed = ({ path, noindex, canonical, countries: shownIn }: Route) =>
    !noindex && canonical === path && shownIn.includes(country);
  const pairs = ({ path, countries: shownIn }: Route) =>
    shownIn.length < 2
      ? []
      : shownIn.map(
          (of) =>
            `<xhtml:link rel="alternate" hreflang="${site.countries[of].locale}" href="${location(path, of)}"/>`,
        );
  const entries = Object.values(routes)
    .filter(indexed)
    .map(
      (route) => `<url><loc>${location(route.path, country)}</loc>${pairs(route).join('')}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
