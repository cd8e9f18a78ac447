import type {
  Country,
  Document,
  Finish,
  Link,
  Price,
  RichText,
  Specification,
} from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import type { Fitting } from '../../components/Fits/Fits.tsx';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import type { FormToolProps } from '../form/FormTool.tsx';
import type { GalleryViews } from './Gallery.tsx';

export type RelatedProduct = { readonly as?: string; readonly product: ProductSummary };
export type ProductProps = {
  readonly dealersUrl: string;
  readonly country: Country;
  readonly crumbs: readonly Link[];
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly description: RichText;
  readonly sources: readonly WaterSource[];
  readonly price: Price;
  /** For a product whose price is on request. Without a form, the link leads to the contact details. */
  readonly quote?: { readonly url: string; readonly form?: FormToolProps };
  readonly gallery: GalleryViews;
  readonly finishes: readonly Finish[];
  /** The three next to the picture, then all of them. */
  readonly facts: readonly Specification[];
  readonly specifications: readonly Specification[];
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  /** Its parts, cartridges and lamps first. */
  readonly parts: readonly PartRow[];
  /** Cents including GST: the yearly cost of its parts, and the lowest cost of 1,000 litres. */
  readonly yearlyCents?: number;
  readonly costPer1000LitresCents?: number;
  /** Other parts that state they fit it. */
  readonly compatibleParts: readonly Fitting[];
  readonly fits: readonly Fitting[];
  /** Related products from the catalogue, then one size up and one down. */
  readonly related: readonly RelatedProduct[];
  readonly documents: readonly Document[];
  /** A system, which an installer fits. Owners change parts themselves. */
  readonly isFitted: boolean;
  readonly guideUrl?: string;
  readonly replacedBy?: Fitting;
  readonly replaces: readonly string[];
  readonly discontinued: boolean;
  /** Discontinued, but its parts are still sold. */
  readonly spareParts: boolean;
  readonly dealerOnly: boolean;
  readonly sample: boolean;
};
