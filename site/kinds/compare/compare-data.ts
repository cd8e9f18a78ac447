/** What the comparison knows: the facts of every product, in one order. */
import type { Installation, ProductType, WaterSource } from '../../../kernel/vocabulary.ts';
import type { CodedData } from '../../tool-kit/coded-products.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export type CompareSpecification = {
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
};
export type CompareProduct = {
  readonly code: string;
  readonly name: string;
  readonly type: ProductType;
  readonly sources: readonly WaterSource[];
  readonly installation?: Installation;
  readonly specifications: Readonly<Record<string, number | string>>;
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  readonly finishes?: readonly string[];
  /** What it takes: "2 × PL20-20". */
  readonly cartridges?: readonly string[];
  /** Cartridges and lamps of a year, in cents with GST; absent where a price is on request. */
  readonly yearly?: number;
  /** How it is fitted and kept. */
  readonly guide?: string;
  readonly formerCodes?: readonly string[];
  readonly discontinued?: boolean;
  /** What is told of it is invented, all or some. */
  readonly sample?: boolean;
  /** Specifications of which the value is, where not all of it is. */
  readonly samples?: readonly string[];
  /** Cents with GST; absent for a price on request. */
  readonly price?: number;
  readonly image?: { readonly source: string; readonly width: number; readonly height: number };
};
/** What it takes to find a product, and to see what compares well with it. */
export type CompareName = Pick<
  CompareProduct,
  'code' | 'name' | 'type' | 'sources' | 'installation' | 'formerCodes' | 'discontinued' | 'price'
>;
export type CompareData = CodedData<CompareProduct> & {
  readonly specifications: readonly CompareSpecification[];
  readonly contaminants: readonly { readonly id: string; readonly name: string }[];
  /** Codes that only dealers sell. They have a page, but no entry among the products. */
  readonly dealerCodes: readonly string[];
};

export const compareData = dataSource<CompareData>('compare', {
  specifications: true,
  contaminants: true,
  dealerCodes: true,
  products: true,
  shards: true,
});
