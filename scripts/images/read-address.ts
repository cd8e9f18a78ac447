/** Addresses of pictures, and of documents, which have no sizes. */
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
