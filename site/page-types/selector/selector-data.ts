/** The selector's data: a country's systems, with the facts its questions need. */
import type { Installation, ProductType, WaterSource } from '../../../kernel/vocabulary.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export type SelectorProduct = {
  readonly code: string;
  readonly name: string;
  readonly type: ProductType;
  readonly installation?: Installation;
  readonly sources: readonly WaterSource[];
  /** L/min. Absent if not stated. */
  readonly flow?: number;
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  /** Cents with GST; absent for a price on request. */
  readonly price?: number;
  /** Absent if its picture is the drawing for its code. */
  readonly image?: { readonly source: string; readonly width: number; readonly height: number };
};
type SelectorContaminant = {
  readonly id: string;
  readonly name: string;
  readonly sign: string;
  readonly sources: readonly WaterSource[];
};
export type SelectorPage = { readonly url: string; readonly title: string };
export type SelectorData = {
  readonly products: readonly SelectorProduct[];
  readonly contaminants: readonly SelectorContaminant[];
  readonly pages: readonly SelectorPage[];
};

export const selectorData = dataSource<SelectorData>('selector', {
  products: true,
  contaminants: true,
  pages: true,
});
