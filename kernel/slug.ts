/** "Sparkling, Chilled and Ambient" → "sparkling-chilled-and-ambient", for fragments, files and dealer URLs. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]|[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The file name for a page's URL: "/sparq/taps" → "sparq-taps", "/" → "home". */
export const fileNameOfUrl = (url: string) => url.replace(/^\//, '').replaceAll('/', '-') || 'home';

/** The URL that filters a range by custitem_application (RTE-13, RTE-17, A-40), with a fragment for use without scripts. */
export function applicationUrl(path: string, application: string): string {
  return `${path}?custitem_application=${encodeURIComponent(application)}#${slugify(application)}`;
}
