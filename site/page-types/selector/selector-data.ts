/** A country's systems, with the facts that the selector's questions need. */
import type { Contaminant, Image, Product, ToolPrice } from '../../../kernel/entry-types.ts';
import type { Usage } from '../../commerce/running-cost.ts';
import { dataSource } from '../../toolkit/data-source.ts';

export type SelectorProduct = Pick<
  Product,
  'code' | 'name' | 'type' | 'installation' | 'sources' | 'treats' | 'doesNotTreat'
> &
  ToolPrice & {
    /** L/min. Absent if not stated. */
    readonly flow?: number;
    /** The space it needs (`needsOf`). */
    readonly needs?: string;
    /** A year's running cost in cents with GST, what it's made of, and what it leaves out besides fitting. */
    readonly yearly?: number;
    readonly usage?: Usage;
    readonly costWithout?: readonly string[];
    /** Absent if its picture is the drawing for its code. */
    readonly image?: Omit<Image, 'alt'>;
  };
type SelectorContaminant = Pick<Contaminant, 'id' | 'name' | 'sign' | 'sources'>;
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
