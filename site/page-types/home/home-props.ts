import type { Audience, Image } from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import type { CategorySummary } from '../../components/CategoryCard/CategoryCard.tsx';
import type { ListedLink } from '../../components/LinkList/LinkList.tsx';
import type { ShownPromo } from '../../components/Promo/Promo.tsx';
import type { ShownFact } from '../../components/PromoFacts/PromoFacts.tsx';
import type { RangeMenu } from '../dealer-range/range-menus.ts';
import type { PageProps } from '../page-props-type.ts';

export type HomeSource = {
  readonly source: WaterSource;
  readonly label: string;
  readonly text: string;
  readonly url: string;
  readonly image?: Image;
};
export type HomeProps = PageProps & {
  readonly audience: Audience;
  /** The waters to choose from. Consumers only. */
  readonly sources: readonly HomeSource[];
  /** Signs in the water that visitors notice. Consumers only. */
  readonly signs: readonly { readonly sign: string; readonly url: string }[];
  readonly finderUrl?: string;
  readonly categories: readonly CategorySummary[];
  readonly range: readonly RangeMenu[];
  readonly facts: readonly ShownFact[];
  /** One promotion, not five. */
  readonly promo?: ShownPromo;
  readonly children: readonly ListedLink[];
};
