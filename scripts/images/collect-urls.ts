/** The /_ipx addresses that a built page asks for: in attributes, in srcset, in structured data. */
import { imagePrefix } from '../../kernel/image-address.ts';

/** Prefix, modifiers, source. An address ends at white space or a quote, in a srcset at a comma before white space. */
const address = new RegExp(`${imagePrefix}[^\\s"'<>/]+/[^\\s"'<>]+`, 'g');
/** It begins a value or a candidate of a srcset, or follows a host. Looked at where the prefix was found: pages are long. */
const isBegun = (before: string): boolean => /["'\s,]$|https?:\/\/[^\s"'<>/]+$/.test(before);
const longestHost = 100;

/** Each address once, in the order of the page. Whatever host it names, it is one of the site's own. */
export function collectImageUrls(html: string): readonly string[] {
  const found = new Set<string>();
  for (const { 0: url, index } of html.matchAll(address)) {
    if (!isBegun(html.slice(Math.max(0, index - longestHost), index))) continue;
    found.add(unescapeHtml(url.replace(/,$/, '')));
  }
  return [...found];
}

const unescapeHtml = (text: string): string =>
  text
    .replace(/&#(?:x0*26|0*38);|&amp;/gi, '&')
    .replace(/&#(?:x0*27|0*39);/gi, "'")
    .replace(/&quot;/gi, '"');
