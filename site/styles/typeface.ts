/** Where the built site keeps the typeface, for `<link rel="preload">` in the document's head. */
import url from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

export const typefaceUrl: string = url;
