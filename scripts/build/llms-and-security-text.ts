import type { Country, Route, Site } from '../../kernel/entry-types.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import type { Tables } from '../../kernel/tables.ts';
import { absoluteUrl, isIndexed } from '../../site/document/absolute-urls.ts';
import { publicRanges } from '../../site/lookups/public-products.ts';

const listedKinds: ReadonlySet<Route['kind']> = new Set(['landing', 'sub-category', 'page']);

export function llmsText(tables: Tables, country: Country): string {
  const { site, routes } = tables;
  const listed = Object.values(routes).filter(
    (route) => listedKinds.has(route.kind) && isIndexed(route) && route.countries.includes(country),
  );
  const ranges = new Set(publicRanges(tables, country).map(({ range }) => range.url));
  const sections = ['Ranges', 'Pages'].map((heading) => {
    const lines = listed
      .filter(({ path }) => ranges.has(path) === (heading === 'Ranges'))
      .map(({ title, description, path }) => {
        return `- [${title}](${absoluteUrl(site, path, country)}): ${description}`;
      });
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  const { title, description } = routes['/'] ?? { title: site.name, description: '' };
  const data =
    "For a product's or range's data, add .json to the address. For a range as a table, add .csv.";
  return `# ${title}\n\n> ${description}\n\n${data}\n\n${sections.join('\n')}`;
}

export function securityText(
  site: Site,
  { contact, expires }: NonNullable<Site['security']>,
  country: Country,
): string {
  const own = (path: string) => absoluteUrl(site, path, country);
  const lines = [
    ['Contact', contact.startsWith('/') ? own(contact) : contact],
    ['Expires', `${expires}T23:59:59Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', own('/.well-known/security.txt')],
  ];
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Names the site and its icon for a home screen. It opens in the browser as usual. */
export function webManifest({ name }: Site): string {
  const icons = [192, 512].map((side) => ({
    src: imageUrl('favicon.svg', { width: side, height: side, format: 'png' }),
    sizes: `${side}x${side}`,
    type: 'image/png',
  }));
  const drawn = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' };
  const manifest = { name, start_url: '/', display: 'browser', icons: [drawn, ...icons] };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
