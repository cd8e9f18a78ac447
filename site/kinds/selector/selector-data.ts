/** What the selector knows: the systems of a country, by the facts that it asks for. */
import type { Installation, ProductType, WaterSource } from '../../../kernel/vocabulary.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export type SelectorProduct = {
  readonly code: string;
  readonly name: string;
  readonly type: ProductType;
  readonly installation?: Installation;
  readonly sources: readonly WaterSource[];
  /** L/min; absent where the product does not state it. */
  readonly flow?: number;
  /** Ids of contaminants. */
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  /** Cents with GST; absent for a price on request. */
  readonly price?: number;
  /** Its picture, where it is not the drawn one of its code. */
  readonly image?: { readonly source: string; readonly width: number; readonly height: number };
};
export type SelectorContaminant = {
  readonly id: string;
  readonly name: string;
  readonly sign: string;
  readonly sources: readonly WaterSource[];
};
/** A page that tells more about a home. */
export type SelectorPage = { readonly url: string; readonly title: string };
export type SelectorData = {
  readonly products: readonly SelectorProduct[];
  readonly contaminants: readonly SelectorContaminant[];
  /** House pages and the like that exist in the country. */
  readonly pages: readonly SelectorPage[];
};

export const selectorData = dataSource<SelectorData>('selector', {
  products: true,
  contaminants: true,
  pages: true,
});
