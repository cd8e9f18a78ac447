import { documentsPrefix, isOwnDocument, parseDocumentUrl } from '../../kernel/documents.ts';
import {
  type ImageRequest,
  ImageRequestError,
  imageFileName,
  imagePrefix,
  parseImagePath,
} from '../../kernel/image-address.ts';

export const isGenerated = (path: string): boolean =>
  path.startsWith(imagePrefix) || path.startsWith(documentsPrefix);

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** @throws ImageRequestError */
export function readAddress(address: string): ImageRequest {
  if (!address.startsWith(documentsPrefix)) return parseImagePath(address);
  const path = pathOf(address);
  if (parseDocumentUrl(path) || isOwnDocument(path)) return { source: path.slice(1) };
  throw new ImageRequestError(`"${path}" isn't a document's address.`, 404);
}

/** Returns the file's path in the tree. @throws ImageRequestError */
export const fileOfAddress = (address: string): string =>
  address.startsWith(documentsPrefix) ? readAddress(address).source : imageFileName(address);

/** Matches prefix, modifiers and source. White space or a quote ends an address, as does a comma before white space in a srcset. */
const address = new RegExp(
  `(?:${imagePrefix}[^\\s"'<>/]+/|${documentsPrefix}[a-z])[^\\s"'<>]+`,
  'g',
);
/** An address starts a value or a srcset candidate, or follows a host. This only tests the text before a prefix, because pages are long. */
const isBegun = (before: string): boolean => /["'\s,]$|https?:\/\/[^\s"'<>/]+$/.test(before);
const longestHost = 100;

/** Returns each address once, in page order, without its host, because all are the site's own. */
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
