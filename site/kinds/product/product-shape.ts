/** What a product page takes: a product as one country sees it. */

import type {
  Country,
  Document,
  Finish,
  Image,
  Price,
  RichText,
  Specification,
} from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import type { Fitting } from '../../components/Fits/Fits.tsx';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';

export type ProductProps = {
  /** Home of the dealers' section. */
  readonly dealersUrl: string;
  readonly country: Country;
  readonly crumbs: readonly Crumb[];
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly description: RichText;
  readonly sources: readonly WaterSource[];
  readonly price: Price;
  readonly images: readonly Image[];
  readonly finishes: readonly Finish[];
  /** The few that stand in the strip, then all of them. */
  readonly facts: readonly Specification[];
  readonly specifications: readonly Specification[];
  /** Names, in words. */
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  readonly cartridges: readonly PartRow[];
  readonly spares: readonly PartRow[];
  readonly yearlyCents?: number;
  readonly fits: readonly Fitting[];
  readonly related: readonly ProductSummary[];
  readonly documents: readonly Document[];
  readonly replacedBy?: Fitting;
  /** Codes that this product takes the place of. */
  readonly replaces: readonly string[];
  readonly discontinued: boolean;
  /** Discontinued, but its parts are still sold. */
  readonly spareParts: boolean;
  readonly dealerOnly: boolean;
  readonly sample: boolean;
};
