import type {
  Finish,
  Image,
  Product,
  SpecificationName,
  ToolPrice,
} from '../../../kernel/entry-types.ts';
import type { Body } from '../../../kernel/fit.ts';
import type { Usage } from '../../commerce/running-cost.ts';
import { dataSource } from '../../toolkit/data-source.ts';

export type CompareProduct = Pick<
  Product,
  'code' | 'name' | 'type' | 'sources' | 'installation' | 'treats' | 'doesNotTreat'
> &
  ToolPrice & {
    readonly specifications: Readonly<Record<string, number | string>>;
    /** Where the lead-free rule allows the product, and its other version. */
    readonly installed?: string;
    readonly finishes?: readonly Finish[];
    /** Cartridges and lamps that the product takes: "2 × PL20-20". */
    readonly cartridges?: readonly string[];
    /** A year's running cost in cents including GST, without installation and `costWithout`. Absent without a price. */
    readonly yearly?: number;
    /** Five years of running cost, plus the price if known, in cents including GST. */
    readonly fiveYears?: number;
    readonly tenYears?: number;
    readonly usage?: Usage;
    readonly costWithout?: readonly string[];
    readonly guide?: string;
    readonly formerCodes?: readonly string[];
    readonly discontinued?: boolean;
    /** The code that replaces a discontinued product, if it's sold here. */
    readonly replacedBy?: string;
    /** True if all of the product's facts are placeholders. */
    readonly sample?: boolean;
    /** The specifications that are placeholders, if only some are. */
    readonly samples?: readonly string[];
    /** Absent if the product needs no space. */
    readonly body?: Body;
    /** The drawing's side in millimetres (`drawnSide`). Absent for a photo. */
    readonly drawnMm?: number;
    readonly image?: Omit<Image, 'alt'>;
  };
export type CompareData = {
  readonly products: readonly CompareProduct[];
  readonly specifications: readonly Pick<SpecificationName, 'id' | 'label' | 'unit'>[];
  readonly contaminants: readonly { readonly id: string; readonly name: string }[];
  /** Codes of dealer-only products, which have a page but aren't in `products`. */
  readonly dealerCodes: readonly string[];
};

export const compareData = dataSource<CompareData>('compare', {
  specifications: true,
  contaminants: true,
  dealerCodes: true,
  products: true,
});
