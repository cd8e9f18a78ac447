/** What the cartridge finder knows: systems with their parts, and the parts themselves. */
import type { CodedData } from '../../tool-kit/coded-products.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export type FinderPart = {
  readonly code: string;
  readonly role: 'cartridge' | 'spare';
  readonly quantity: number;
  /** Months between replacements; absent for "as needed". */
  readonly every?: number;
};
export type FinderProduct = {
  readonly code: string;
  readonly name: string;
  /** Words that people may type besides the code and the name. */
  readonly words?: string;
  /** Of a cartridge, or of those that a system takes: "20 x 4.5 inch". */
  readonly size?: string;
  readonly formerCodes?: readonly string[];
  readonly replacedBy?: string;
  readonly discontinued?: boolean;
  /** What a system takes, empty where none is listed; absent for what is a part itself. */
  readonly parts?: readonly FinderPart[];
  /** Cartridges and lamps of a year, in cents with GST; absent where a price of one is not shown. */
  readonly yearly?: number;
  /** The systems that a part fits. */
  readonly fits?: readonly string[];
  /** Parts that fit it by their own word, and are not among its parts. */
  readonly fittedBy?: readonly string[];
  /** Cents with GST; absent for a price on request. */
  readonly price?: number;
  readonly image?: { readonly source: string; readonly width: number; readonly height: number };
};
/** What it takes to find a product; `parts` says whether it is a system, and names none. */
export type FinderName = Pick<
  FinderProduct,
  'code' | 'name' | 'words' | 'size' | 'formerCodes' | 'discontinued' | 'parts'
>;
export type CartridgeData = CodedData<FinderProduct>;

export const cartridgeData = dataSource<CartridgeData>('cartridge-finder', {
  products: true,
  shards: true,
});
