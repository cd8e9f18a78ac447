/** Pieces that several kinds of file share. catalogue/schema describes each field. */

export type Country = 'AU' | 'NZ';

export type Audience = 'Consumer' | 'Dealers' | 'Specifiers' | 'Food-Service';

export type NavigationType = Audience | 'Plumbers';

export type ImageEntry = { readonly file: string; readonly alt: string };

export type LinkEntry = { readonly label: string; readonly url: string };

export type DocumentEntry = { readonly title: string; readonly type: string; readonly url: string };
