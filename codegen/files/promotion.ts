/** Promotions and teaser prices. catalogue/schema describes each field. */
import type { ImageEntry } from './shared.ts';

export type PromotionFile = {
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly start?: string;
  readonly end?: string;
  readonly sample?: boolean;
};

export type FeaturedEntry = {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly price?: string;
  readonly priceNZ?: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly background?: ImageEntry;
  readonly product?: string;
  readonly sample?: boolean;
};

export type TeaserEntry = {
  readonly id: string;
  readonly label: string;
  readonly au: string;
  readonly nz: string;
};

export type FactEntry = {
  readonly id: string;
  readonly text: string;
  readonly products: readonly string[];
  readonly states?: { readonly specification: string; readonly value: number };
  readonly note: string;
};
