// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type ImageEntry = {
  readonly file: string;
  readonly alt: string;
};

export type PriceEntry = number | 'on request' | 'not sold';

export type CountryEntry = 'AU' | 'NZ';

export type WaterSourceEntry = 'mains' | 'rainwater' | 'bore' | 'surface' | 'caravan';

export type AudienceEntry = 'Consumer' | 'Dealers' | 'Specifiers' | 'Food-Service';

export type InterestedInEntry = {
  readonly name: string;
  readonly url: string;
  readonly image?: ImageEntry;
  readonly pointers: readonly [string, string, string];
};

export type DocumentEntry = {
  readonly title: string;
  readonly type: string;
  readonly url: string;
};
