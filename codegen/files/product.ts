/** Product files, and the vocabulary of their facts. catalogue/schema describes each field. */
import type { DocumentEntry, ImageEntry } from './shared.ts';

export type PriceEntry = number | 'on request' | 'not sold';

export type PartEntry = {
  readonly code: string;
  readonly quantity?: number;
  readonly every?: number;
};

export type ProductFile = {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly type: string;
  readonly series?: string;
  readonly sources?: readonly string[];
  readonly installation?: string;
  readonly applications?: readonly string[];
  readonly keywords?: readonly string[];
  readonly formerCodes?: readonly string[];
  readonly price: { readonly au: PriceEntry; readonly nz: PriceEntry };
  readonly specifications?: Readonly<Record<string, number | string>>;
  readonly treats?: readonly string[];
  readonly doesNotTreat?: readonly string[];
  readonly finishes?: readonly { readonly name: string; readonly colour: string }[];
  readonly images?: readonly ImageEntry[];
  readonly cartridges?: readonly PartEntry[];
  readonly spares?: readonly PartEntry[];
  readonly fits?: readonly string[];
  readonly related?: readonly string[];
  readonly documents?: readonly DocumentEntry[];
  readonly replacedBy?: string;
  readonly discontinued?: boolean;
  readonly discontinuedWithSpareParts?: boolean;
  readonly dealerOnly?: boolean;
  readonly excludedFromSuggestions?: boolean;
  readonly sample?: boolean;
};

export type SpecificationEntry = {
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
  readonly group: string;
  readonly type: 'number' | 'text';
};
