/** Each product's generated documents. Data sheets and texts have a URL per country, because prices and parts differ. */

import { type Country, countries, countryKeys } from './countries.ts';
import { productOutline } from './dimensions.ts';
import type { Document, Product, Site } from './entry-types.ts';

export const documentsPrefix = '/documents/';

const drawingFormats = ['svg', 'dxf'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];
/** Document formats that aren't pictures. */
const formats = ['pdf', 'txt', 'dxf'] as const;
export type DocumentFormat = (typeof formats)[number];
export const isDocumentFormat = (ending: string): ending is DocumentFormat =>
  formats.some((each) => each === ending);

export type DocumentRequest =
  | { readonly format: 'pdf' | 'txt'; readonly code: string; readonly country: Country }
  | { readonly format: DrawingFormat; readonly code: string };

/** Lists the documents of a product that the country sells. Without dimensions, it has no drawings. */
export function productDocuments(
  product: Pick<Product, 'code' | 'specifications'>,
  country: Country,
): readonly Document[] {
  const url = `${documentsPrefix}${product.code}`;
  const ownUrl = `${url}-${countryKeys[country]}`;
  const drawings = productOutline(product) ? drawingFormats : [];
  return [
    { title: 'Data sheet', type: 'PDF', url: `${ownUrl}.pdf` },
    { title: 'Specification text', type: 'TXT', url: `${ownUrl}.txt` },
    ...drawings.map((format) => ({
      title: 'Dimensioned drawing',
      type: format.toUpperCase(),
      url: `${url}.${format}`,
    })),
  ];
}

/** The ISO date on a product's documents: the later of its `revised` date and the catalogue edition. */
export const issuedOn = ({ revised = '' }: Pick<Product, 'revised'>, { edition }: Site): string =>
  // ISO dates sort as text.
  revised > edition ? revised : edition;

/** A PDF in catalogue/documents, such as a certificate. Generated documents begin with a code, in capitals. */
export const isOwnDocument = (address: string): boolean =>
  /^\/?documents\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.pdf$/.test(address);

/** Parses a document's URL, with or without its leading slash. Undefined for any other URL. */
export function parseDocumentUrl(address: string): DocumentRequest | undefined {
  const [, code = '', key, ending] =
    /^\/?documents\/([A-Z0-9-]+?)(?:-([a-z]{2}))?\.([a-z]{3})$/.exec(address) ?? [];
  const country = countries.find((each) => countryKeys[each] === key);
  if (ending === 'pdf' || ending === 'txt') return country && { format: ending, code, country };
  const format = drawingFormats.find((each) => each === ending);
  return key === undefined && format ? { format, code } : undefined;
}
