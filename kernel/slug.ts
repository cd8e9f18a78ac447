/**
 * "Sparkling, Chilled and Ambient" as "sparkling-chilled-and-ambient", for fragments and file names.
 * The compiler makes the addresses of the dealer range in the same way.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]|[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** "/sparq/taps" as "sparq-taps", "/" as "home": the file of what has an address is called so. */
export const nameOfAddress = (url: string): string =>
  url.replace(/^\//, '').replaceAll('/', '-') || 'home';

/**
 * The address that filters a range by a value of custitem_application (RTE-13, RTE-17, A-40): the query
 * for scripts, the fragment for browsers without them.
 */
export function applicationUrl(path: string, application: string): string {
  return `${path}?custitem_application=${encodeURIComponent(application)}#${slugOf(application)}`;
}
