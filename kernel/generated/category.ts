// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { AudienceEntry, CountryEntry, ImageEntry, InterestedInEntry, WaterSourceEntry } from './common.ts';

export type CategoryFile = {
  readonly id: number;
  readonly name: string;
  readonly header: string;
  readonly description: string;
  readonly url: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly audience?: AudienceEntry;
  readonly source?: WaterSourceEntry;
  readonly image?: ImageEntry;
  readonly thumb?: ImageEntry;
  readonly position?: 'left' | 'right';
  readonly layout?: 'Layout 1' | 'Layout Items';
  readonly isCC?: boolean;
  readonly isCCNew?: boolean;
  readonly isNav?: boolean;
  readonly isActive?: boolean;
  readonly isNoParent?: boolean;
  readonly isRectangle?: boolean;
  readonly isOverrideUrl?: boolean;
  readonly hasLandingPage?: boolean;
  readonly isShowComparison?: boolean;
  readonly urlRange?: string;
  readonly doesNotTreat?: readonly string[];
  readonly items?: readonly string[];
  readonly itemsOld?: readonly string[];
  readonly pointers?: readonly string[];
  readonly applications?: readonly string[];
  readonly interestedIn?: readonly InterestedInEntry[];
  readonly banners?: readonly {
    readonly id: string;
    readonly text: string;
    readonly image?: ImageEntry;
    readonly link: string;
    readonly linkLabel: string;
  }[];
  readonly relatedVideos?: readonly string[];
  readonly featured?: string;
  readonly featuredNZ?: string;
  readonly seasonal?: readonly string[];
  readonly puretecWorld?: {
    readonly title: string;
    readonly isShowTitle?: boolean;
    readonly points?: readonly string[];
    readonly price?: string;
    readonly link: string;
    readonly linkLabel: string;
    readonly image?: ImageEntry;
    readonly tiles?: readonly {
      readonly label: string;
      readonly link: string;
      readonly image?: ImageEntry;
    }[];
  };
  readonly productsToCompareHeader?: string;
  readonly productsToCompare?: readonly {
    readonly name: string;
    readonly url?: string;
    readonly image?: ImageEntry;
    readonly features: {
      readonly capacity?: string | boolean;
      readonly flowRate?: string | boolean;
      readonly installation?: string | boolean;
      readonly filteredWaterOnEveryTap?: string | boolean;
      readonly protectsAppliances?: string | boolean;
      readonly gardenUse?: string | boolean;
      readonly sedimentHoldingCapacity?: string | boolean;
      readonly wholeHouseBacteriaElimination?: string | boolean;
    };
    readonly product?: string;
    readonly price: {
      readonly au: string;
      readonly nz: string;
    };
  }[];
  readonly flows?: readonly {
    readonly name: string;
    readonly url?: string;
    readonly steps: readonly {
      readonly label: string;
      readonly text: string;
      readonly product?: string;
    }[];
  }[];
  readonly teaser?: string;
  readonly claim?: {
    readonly text: string;
    readonly product: string;
    readonly countries: readonly CountryEntry[];
  };
  readonly canonical?: string;
  readonly sample?: boolean;
  readonly categories?: readonly CategoryFile[];
};
