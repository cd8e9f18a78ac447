/** The cartridge finder's data: systems with their parts, and the parts themselves. */
import type { Image, Part, ToolPrice } from '../../../kernel/entry-types.ts';
import type { ProductType } from '../../../kernel/vocabulary.ts';
import type { RunningCost } from '../../commerce/running-cost.ts';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import { dataSource } from '../../toolkit/data-source.ts';

export type FinderProduct = ToolPrice & {
  readonly code: string;
  readonly name: string;
  readonly type?: ProductType;
  readonly words?: string;
  /** The product's own size, or the size of the cartridges it takes: "20 x 4.5 inch". */
  readonly size?: string;
  readonly formerCodes?: readonly string[];
  readonly replacedBy?: string;
  readonly discontinued?: boolean;
  /** True if only the whole code finds the product, and no price shows. Its owners still need parts. */
  readonly dealerOnly?: boolean;
  /** A system's parts, empty if none are listed. Absent if the product is a part itself. */
  readonly parts?: readonly (Part & Pick<PartRow, 'isKit' | 'contents'>)[];
  readonly cost?: RunningCost;
  readonly fits?: readonly string[];
  /** Other parts whose files list the system under `fits`. */
  readonly fittedBy?: readonly string[];
  readonly image?: Omit<Image, 'alt'>;
};
export type CartridgeData = { readonly products: readonly FinderProduct[] };

export const cartridgeData = dataSource<CartridgeData>('cartridge-finder', { products: true });
