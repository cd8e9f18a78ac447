/**
 * The documents that are made for each product, and their addresses: what pages link, and what the
 * build writes. Sheets and texts are of a country, whose prices and parts they tell; drawings are not.
 */
import type { Document, Product } from './contract.ts';
import { type Country, countries, countryKeys } from './countries.ts';
import { outlineOf } from './dimensions.ts';

export const documentsPrefix = '/documents/';

export const drawingFormats = ['svg', 'dxf'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];
/** Of what is no picture. */
const formats = ['pdf', 'txt', 'dxf'] as const;
export type DocumentFormat = (typeof formats)[number];
export const isDocumentFormat = (ending: string): ending is DocumentFormat =>
  formats.some((each) => each === ending);

export type DocumentRequest =
  | { readonly format: 'pdf' | 'txt'; readonly code: string; readonly country: Country }
  | { readonly format: DrawingFormat; readonly code: string };

export const dataSheetUrl = (code: string, country: Country): string =>
  `${documentsPrefix}${code}-${countryKeys[country]}.pdf`;
export const specificationTextUrl = (code: string, country: Country): string =>
  `${documentsPrefix}${code}-${countryKeys[country]}.txt`;
export const drawingUrl = (code: string, format: DrawingFormat): string =>
  `${documentsPrefix}${code}.${format}`;

/** What a product that is sold in the country has: a drawing where it states how large it is. */
export function documentsOf(
  product: Pick<Product, 'code' | 'specifications'>,
  country: Country,
): readonly Document[] {
  const { code } = product;
  const drawings = outlineOf(product) ? drawingFormats : [];
  return [
    { title: 'Data sheet', type: 'PDF', url: dataSheetUrl(code, country) },
    { title: 'Specification text', type: 'TXT', url: specificationTextUrl(code, country) },
    ...drawings.map((format) => ({
      title: 'Dimensioned drawing',
      type: format.toUpperCase(),
      url: drawingUrl(code, format),
    })),
  ];
}

/** The schedule of specifiers, with these products in it. */
export const schedulePath = '/specifiers/schedule';
export const scheduleUrl = (codes: readonly string[]): string =>
  `${schedulePath}?codes=${codes.map(encodeURIComponent).join(',')}`;

/** Where the changes of its cartridges become entries of a calendar; undefined where nothing has an interval. */
export const calendarUrl = ({
  code,
  parts,
}: Pick<Product, 'code' | 'parts'>): string | undefined =>
  parts.some(({ every }) => every !== undefined)
    ? `/find-my-cartridge?code=${encodeURIComponent(code)}`
    : undefined;

/** What an address asks for, a slash in front or not. Undefined: it is none of a document. */
export function parseDocument(address: string): DocumentRequest | undefined {
  const [, code = '', key, ending] =
    /^\/?documents\/([A-Z0-9-]+?)(?:-([a-z]{2}))?\.([a-z]{3})$/.exec(address) ?? [];
  const country = countries.find((each) => countryKeys[each] === key);
  if (ending === 'pdf' || ending === 'txt') return country && { format: ending, code, country };
  const format = drawingFormats.find((each) => each === ending);
  return key === undefined && format ? { format, code } : undefined;
}
