/** What a product page takes: a product as one country sees it. */

import type {
  Country,
  Document,
  Finish,
  Price,
  RichText,
  Specification,
} from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import type { Fitting } from '../../components/Fits/Fits.tsx';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import type { Neighbour } from './Beside.tsx';
import type { Gallery } from './gallery.ts';

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
  readonly gallery: Gallery;
  readonly finishes: readonly Finish[];
  /** The three that stand beside the picture, then all of them. */
  readonly facts: readonly Specification[];
  readonly specifications: readonly Specification[];
  /** Names, in words. */
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  /** What it takes: cartridges and lamps first. */
  readonly parts: readonly PartRow[];
  /** Cents with GST: a year of its parts, and the least that 1,000 litres can cost. */
  readonly yearlyCents?: number;
  readonly thousandCents?: number;
  /** Parts that say by themselves that they fit it. */
  readonly takes: readonly Fitting[];
  readonly fits: readonly Fitting[];
  /** One size down, one up, and what the catalogue names beside it. */
  readonly neighbours: readonly Neighbour[];
  readonly documents: readonly Document[];
  /** A system, which an installer fits; parts are changed by hand. */
  readonly isFitted: boolean;
  /** How it is fitted and kept, in steps. */
  readonly guideUrl?: string;
  readonly replacedBy?: Fitting;
  /** Codes that this product takes the place of. */
  readonly replaces: readonly string[];
  readonly discontinued: boolean;
  /** Discontinued, but its parts are still sold. */
  readonly spareParts: boolean;
  readonly dealerOnly: boolean;
  readonly sample: boolean;
};
