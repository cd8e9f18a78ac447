/** Finds the addresses of pictures and of catalogue/documents in a built page: in attributes, srcset and structured data. */
import { documentsPrefix } from '../../kernel/documents.ts';
import { imagePrefix } from '../../kernel/image-address.ts';

/** Prefix, modifiers, source. An address ends at white space or a quote; in a srcset also at a comma before white space. */
const address = new RegExp(
  `(?:${imagePrefix}[^\\s"'<>/]+/|${documentsPrefix}[a-z])[^\\s"'<>]+`,
  'g',
);
/** It starts a value or a candidate of a srcset, or follows a host. Tested only before a prefix, because pages are long. */
const isBegun = (before: string): boolean => /["'\s,]$|https?:\/\/[^\s"'<>/]+$/.test(before);
const longestHost = 100;

/** Returns each address once, in page order, without its host: all are the site's own. */
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
