/** The /_ipx addresses that a built page asks for: in attributes, in srcset, in structured data. */
import { imagePrefix } from '../../kernel/image-address.ts';

/**
 * An address begins a value or a candidate of a srcset, or follows a host; it ends at white space or
 * a quote. Looked for by its prefix: pages are long, and there are many.
 */
const address = new RegExp(`(?<=["'\\s,]|https?://[^\\s"'<>/]+)${imagePrefix}[^\\s"'<>]+`, 'g');

/** Each address once, in the order of the page. Whatever host it names, it is one of the site's own. */
export function collectImageUrls(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [url] of html.matchAll(address)) found.add(unescapeHtml(url.replace(/,$/, '')));
  return [...found];
}

const unescapeHtml = (text: string): string =>
  text
    .replace(/&#(?:x0*26|0*38);|&amp;/gi, '&')
    .replace(/&#(?:x0*27|0*39);/gi, "'")
    .replace(/&quot;/gi, '"');
