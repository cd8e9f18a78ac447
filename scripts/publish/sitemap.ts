import type { Country, Route } from '../../kernel/contract.ts';
import { byCountry } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Pages of the country that search engines may show, with their pair in the other country. */
export function sitemap({ routes, site }: Tables, country: Country): string {
  const hosts = byCountry((of) => escapeXml(site.countries[of].externalUrl));
  const indexed = ({ path, noindex, canonical, countries: shownIn }: Route) =>
    !noindex && canonical === path && shownIn.includes(country);
  const pairs = (shownIn: Route['countries'], path: string) =>
    shownIn.length < 2
      ? []
      : shownIn.map(
          (of) =>
            `<xhtml:link rel="alternate" hreflang="${site.countries[of].locale}" href="${hosts[of]}${path}"/>`,
        );
  const entries = Object.values(routes)
    .filter(indexed)
    .map((route) => {
      const path = escapeXml(encodeURI(route.path));
      return `<url><loc>${hosts[country]}${path}</loc>${pairs(route.countries, path).join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
