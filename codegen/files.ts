/** What the files of the catalogue say, as their schemas allow it. Types only; catalogue/schema describes each field. */
import type { Kind } from './read/document.ts';

export type Country = 'AU' | 'NZ';
export type Audience = 'Consumer' | 'Dealers' | 'Specifiers' | 'Food-Service';
export type NavigationType = Audience | 'Plumbers';
export type ImageEntry = { readonly file: string; readonly alt: string };
export type LinkEntry = { readonly label: string; readonly url: string };
export type PriceEntry = number | 'on request' | 'not sold';
export type DocumentEntry = { readonly title: string; readonly type: string; readonly url: string };
export type PartEntry = {
  readonly code: string;
  readonly quantity?: number;
  readonly every?: number;
};

export type ProductFile = {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly type: string;
  readonly series?: string;
  readonly sources?: readonly string[];
  readonly installation?: string;
  readonly applications?: readonly string[];
  readonly keywords?: readonly string[];
  readonly formerCodes?: readonly string[];
  readonly price: { readonly au: PriceEntry; readonly nz: PriceEntry };
  readonly specifications?: Readonly<Record<string, number | string>>;
  readonly treats?: readonly string[];
  readonly doesNotTreat?: readonly string[];
  readonly finishes?: readonly { readonly name: string; readonly colour: string }[];
  readonly images?: readonly ImageEntry[];
  readonly cartridges?: readonly PartEntry[];
  readonly spares?: readonly PartEntry[];
  readonly fits?: readonly string[];
  readonly related?: readonly string[];
  readonly documents?: readonly DocumentEntry[];
  readonly replacedBy?: string;
  readonly discontinued?: boolean;
  readonly discontinuedWithSpareParts?: boolean;
  readonly dealerOnly?: boolean;
  readonly excludedFromSuggestions?: boolean;
  readonly sample?: boolean;
};

export type InterestedInEntry = {
  readonly name: string;
  readonly url: string;
  readonly image?: ImageEntry;
  readonly pointers: readonly string[];
};
export type ComparisonEntry = {
  readonly name: string;
  readonly url?: string;
  readonly image?: ImageEntry;
  readonly features: Readonly<Record<string, string | boolean>>;
  readonly price: { readonly au: string; readonly nz: string };
};
export type CategoryFile = {
  readonly id: number;
  readonly name: string;
  readonly header: string;
  readonly description: string;
  readonly url: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly audience?: Audience;
  readonly source?: string;
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
  readonly productsToCompare?: readonly ComparisonEntry[];
  readonly teaser?: string;
  readonly claim?: {
    readonly text: string;
    readonly product: string;
    readonly countries: readonly Country[];
  };
  readonly canonical?: string;
  readonly sample?: boolean;
  readonly categories?: readonly CategoryFile[];
};

export type MenuEntry = {
  readonly label?: string;
  readonly url?: string;
  readonly category?: string;
  readonly external?: { readonly au: string; readonly nz: string };
  readonly action?: 'login';
  readonly dealerRange?: boolean;
  readonly list?: readonly MenuEntry[];
};
export type MenuFile = { readonly audience: NavigationType; readonly items: readonly MenuEntry[] };
export type DealerRangeFile = {
  readonly menu: string;
  readonly entries: readonly {
    readonly group: string;
    readonly column: 1 | 2;
    readonly name: string;
    readonly descriptions: readonly string[];
    readonly url?: string;
    readonly products: readonly string[];
  }[];
};

export type SectionEntry = {
  readonly heading: string;
  readonly id?: string;
  readonly text?: string;
  readonly image?: ImageEntry;
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[];
  readonly links?: readonly (LinkEntry & { readonly description?: string })[];
  readonly products?: readonly string[];
  readonly documents?: readonly DocumentEntry[];
  readonly notices?: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: string;
    readonly sample?: boolean;
  }[];
};
export type FormEntry = {
  readonly id: string;
  readonly submitLabel: string;
  readonly success: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly type:
      | 'text'
      | 'email'
      | 'tel'
      | 'number'
      | 'date'
      | 'textarea'
      | 'select'
      | 'checkbox';
    readonly required?: boolean;
    readonly hint?: string;
    readonly autocomplete?: string;
    readonly options?: readonly string[];
    readonly maxLength?: number;
  }[];
};
export type PageFile = {
  readonly url: string;
  readonly template?: string;
  readonly audience?: Audience;
  readonly title: string;
  readonly intro: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly image?: ImageEntry;
  readonly parent?: string;
  readonly date?: string;
  readonly canonical?: string;
  readonly noindex?: boolean;
  readonly source?: string;
  readonly sections?: readonly SectionEntry[];
  readonly relatedVideos?: readonly string[];
  readonly interestedIn?: readonly InterestedInEntry[];
  readonly points?: readonly {
    readonly name: string;
    readonly text: string;
    readonly url?: string;
    readonly products?: readonly string[];
  }[];
  readonly transcript?: string;
  readonly form?: FormEntry;
  readonly places?: 'store' | 'installer';
  readonly countries?: readonly Country[];
  readonly sample?: boolean;
};

export type PromotionFile = {
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly start?: string;
  readonly end?: string;
  readonly sample?: boolean;
};
export type FeaturedEntry = {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly price?: string;
  readonly priceNZ?: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly background?: ImageEntry;
  readonly sample?: boolean;
};
export type TeaserEntry = {
  readonly id: string;
  readonly label: string;
  readonly au: string;
  readonly nz: string;
};
export type PlacesFile = {
  readonly type: 'store' | 'installer';
  readonly places: readonly {
    readonly name: string;
    readonly country: Country;
    readonly region: string;
    readonly suburb: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly services: readonly string[];
    readonly sample?: boolean;
  }[];
};
export type SpecificationEntry = {
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
  readonly group: string;
  readonly type: 'number' | 'text';
};
export type TechnologyEntry = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
};
export type ContaminantEntry = {
  readonly id: string;
  readonly name: string;
  readonly sign: string;
  readonly description: string;
  readonly sources: readonly string[];
  readonly technologies: readonly string[];
};

export type CountryEntry = {
  readonly label: string;
  readonly host: string;
  readonly externalUrl: string;
  readonly locale: string;
  readonly currency: string;
  readonly gstPercent: number;
  readonly commerceHost: string;
  readonly dealerSelectorUrl: string;
  readonly contact: {
    readonly company: string;
    readonly address: readonly string[];
    readonly phone?: string;
    readonly email?: string;
  };
};
export type CleaningStep = {
  readonly text?: string;
  readonly optionalDash?: boolean;
  readonly trailingDigit?: boolean;
};
export type SiteFile = {
  readonly name: string;
  readonly countries: { readonly au: CountryEntry; readonly nz: CountryEntry };
  readonly flags: Readonly<
    Record<
      'isShowHeader' | 'isShowHeaderSearch' | 'isShowSummerSpecial' | 'isShowSpecialOffer',
      boolean
    >
  >;
  readonly summerSpecialUrl: string;
  readonly audiences: readonly {
    readonly id: Audience;
    readonly url: string;
    readonly label: string;
  }[];
  readonly social: readonly LinkEntry[];
  readonly timing: Readonly<Record<string, number>>;
  readonly search: Readonly<Record<string, number>>;
  readonly cookies: Readonly<Record<string, string | number>>;
  readonly backends: {
    readonly itemSearch: string;
    readonly api: string;
    readonly gateway: string;
    readonly gatewayStage: string;
    readonly gatewayTargets: readonly string[];
    readonly forms: string;
    readonly timeoutMs: number;
  };
  readonly dealerLoginPath: string;
  readonly pfasArticle: { readonly title: string; readonly path: string };
  readonly images: {
    readonly densities: readonly number[];
    readonly format: string;
    readonly quality: number;
  };
  readonly logo: Readonly<
    Record<'large' | 'small', { readonly width: number; readonly height: number }>
  >;
  readonly headerMaxWidth: number;
  readonly breakpoints: Readonly<Record<string, number>>;
  readonly labelCleaning: readonly CleaningStep[];
  readonly linkOverrides: readonly LinkEntry[];
  readonly withoutViewAll: readonly string[];
};

type AllKinds = {
  readonly site: SiteFile;
  readonly specifications: { readonly specifications: readonly SpecificationEntry[] };
  readonly contaminants: {
    readonly technologies: readonly TechnologyEntry[];
    readonly contaminants: readonly ContaminantEntry[];
  };
  readonly redirects: {
    readonly redirects: readonly { readonly from: string; readonly to: string }[];
  };
  readonly product: ProductFile;
  readonly category: CategoryFile;
  readonly menu: MenuFile;
  readonly 'dealer-range': DealerRangeFile;
  readonly page: PageFile;
  readonly places: PlacesFile;
  readonly promotion: PromotionFile;
  readonly featured: { readonly promos: readonly FeaturedEntry[] };
  readonly 'teaser-prices': { readonly teasers: readonly TeaserEntry[] };
  readonly 'promo-facts': {
    readonly facts: readonly {
      readonly id: string;
      readonly text: string;
      readonly note: string;
    }[];
  };
};
export type FilesByKind = { readonly [K in Kind]: AllKinds[K] };
