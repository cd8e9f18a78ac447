/** Addresses of pictures, and of documents, which have no sizes. In a built page they're in attributes, srcset and structured data. */
import { documentsPrefix, isOwnDocument, parseDocumentUrl } from '../../kernel/documents.ts';
import {
  type ImageRequest,
  ImageRequestError,
  imageFileName,
  imagePrefix,
  parseImagePath,
} from '../../kernel/image-address.ts';

/** Whether a path is a picture's or a document's. */
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

/** The file, relative to the tree. @throws ImageRequestError */
export const fileOfAddress = (address: string): string =>
  address.startsWith(documentsPrefix) ? readAddress(address).source : imageFileName(address);

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
