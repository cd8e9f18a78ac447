/**
 * The types of the generated tables, written by hand: the compiler's output must satisfy them and
 * pages are written against them. Types only, so nothing here reaches a browser. One long file,
 * because several would need a barrel.
 */

import type { Appearance } from './appearance.ts';
import type { ByCountry, Country } from './countries.ts';
import type { FieldLimits } from './field-limits.ts';
import type { GuideDrawing } from './guide-drawings.ts';
import type { DealerMenu, NavigationType } from './menu-names.ts';
import type { Audience } from './navigation.ts';
import type { ComparisonFeature, Installation, ProductType, WaterSource } from './vocabulary.ts';

export type { Audience, ByCountry, Country, DealerMenu, NavigationType };

/**
 * The price of one product in one country. Integer cents in the country's currency;
 * GST is added half-up in cents. "Not sold" and "on request" are states of
 * their own, so no price is ever missing or zero.
 */
export type Price =
  | { readonly kind: 'priced'; readonly exGstCents: number; readonly incGstCents: number }
  | { readonly kind: 'on request' }
  | { readonly kind: 'not sold' };

// ---------------------------------------------------------------- text

/** Parsed Markdown, limited to these node types. HTML stays literal text. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] };
export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };
export type RichText = readonly Block[];

/** A picture in catalogue/images, with its size in pixels. */
export type Image = {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
};
export type Link = { readonly label: string; readonly url: string };

// ---------------------------------------------------------------- products

/** A specification that products can state, from specifications.yaml. */
export type SpecificationName = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** For example "L/min"; absent for text and bare numbers. */
  readonly unit?: string;
  /** Only numbers can be compared. */
  readonly type: 'number' | 'text';
};
/** A product's value for a specification. */
export type StatedFact = {
  readonly id: string;
  readonly value: number | string;
  /** A placeholder in a product whose other facts are known. */
  readonly sample?: true;
};
/** A stated fact with its label, group and unit. */
export type Specification = StatedFact & Omit<SpecificationName, 'type'>;
/** A part of a system. `every` is months between replacements; absent for "as needed". */
export type Part = {
  readonly code: string;
  readonly role: 'cartridge' | 'spare';
  readonly quantity: number;
  readonly every?: number;
  /** The reason for an interval that differs from the part's own. */
  readonly why?: string;
  /** A placeholder in a product whose other facts are known. */
  readonly sample?: true;
};
export type Finish = {
  readonly name: string /** "#rrggbb" for swatch and drawing. */;
  readonly colour: string;
};
export type Document = { readonly title: string; readonly type: string; readonly url: string };

export type Product = {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly description: RichText;
  readonly type: ProductType;
  /** The looks that its specifications don't give. */
  readonly appearance?: Appearance;
  /** The code of the same physical product, whose picture it uses. */
  readonly pictureOf?: string;
  readonly series?: string;
  readonly sources: readonly WaterSource[];
  readonly installation?: Installation;
  /** Values of the backend's custitem_application (SPEC 2: SPARQ and irrigation filters). */
  readonly applications: readonly string[];
  readonly keywords: readonly string[];
  /** Superseded codes; each redirects to this product. */
  readonly formerCodes: readonly string[];
  readonly specifications: readonly StatedFact[];
  /** Ids of the contaminants table. */
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  readonly finishes: readonly Finish[];
  readonly images: readonly Image[];
  /** Drawings replaced by a photograph of the same name: "products/WH2-60-inside.svg". */
  readonly photographed?: readonly string[];
  readonly parts: readonly Part[];
  /** Codes of the systems that list this product as a part, or that its own file lists. */
  readonly fits: readonly string[];
  readonly related: readonly string[];
  readonly documents: readonly Document[];
  /** ISO date of a change made after the catalogue's edition. */
  readonly revised?: string;
  readonly replacedBy?: string;
  readonly replaces: readonly string[];
  /** The backend's two flags. With both set, suggestions leave the product out. */
  readonly discontinued: boolean;
  readonly discontinuedWithSpareParts: boolean;
  /** Only lists and suggestions for dealers show it. */
  readonly dealerOnly: boolean;
  /** Never a suggestion, for any audience. */
  readonly excludedFromSuggestions: boolean;
  /** URL of its category in the breadcrumb. */
  readonly category?: string;
  /** True when its facts are invented to make the site complete. */
  readonly sample: boolean;
};

// ---------------------------------------------------------------- categories (SPEC 3)

/** Codes of related products that are sold in the same country. */
export type Relations = {
  /** The next size in its series, or else in its product type. */
  readonly smaller?: string;
  readonly larger?: string;
  /** Parts whose own file says they fit it, without dealer-only ones. */
  readonly fittedBy: readonly string[];
};

export type InterestedIn = {
  readonly name: string;
  readonly url: string;
  readonly image?: Image;
  readonly pointers: readonly [string, string, string];
};
/** A period when something is shown. Absent fields mean no limit. */
export type Scheduled = {
  /** ISO dates of the first and the last day, by the clocks of each country. */
  readonly start?: string;
  readonly end?: string;
  /** The last instant, ISO. After it, the page's script hides the content. */
  readonly until?: ByCountry<string>;
  /** Countries where it's out of date range at the time of the build. */
  readonly hidden?: readonly Country[];
};
/** Prices of promotions are display text, GST included, never computed with. */
export type FeaturedPromo = Scheduled & {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
  /** A country without a text shows no price. */
  readonly prices: Partial<ByCountry<string>>;
  readonly link: string;
  readonly linkLabel: string;
  readonly background?: Image;
  /** The code of the product pictured when there's no background. */
  readonly product?: string;
};
export type PuretecWorld = {
  readonly title: string;
  readonly isShowTitle: boolean;
  readonly points: readonly string[];
  readonly prices: Partial<ByCountry<string>>;
  readonly link: string;
  readonly linkLabel: string;
  readonly image?: Image;
  readonly tiles: readonly {
    readonly label: string;
    readonly link: string;
    readonly image?: Image;
  }[];
};
export type Banner = {
  readonly id: string;
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly image?: Image;
};
export type RelatedVideo = {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image?: Image;
};
export type ComparisonProduct = {
  readonly name: string;
  readonly url?: string;
  readonly image?: Image;
  /** The spec's eight rows (ENT-10); `null` reads "not stated". */
  readonly features: Readonly<Record<ComparisonFeature, string | boolean | null>>;
  /** Display text by country, GST included, never computed with. */
  readonly price: ByCountry<string>;
  /** The code of the product with this price, when the text states an amount and `url` is a range. */
  readonly product?: string;
};
/** A teaser: GST-inclusive display text by country, for example { AU: "964.89", NZ: "1,018.36" }. */
export type TeaserPrice = Scheduled & {
  readonly id: string;
  readonly label: string;
  /** The code of the product with this price. */
  readonly product: string;
} & ByCountry<string>;
/** A price claim in words, shown only with the product it's true for. */
export type PriceClaim = {
  readonly text: string;
  readonly product: string;
  readonly countries: readonly Country[];
};

/** The water's path through one type of system in a range. */
export type Flow = {
  readonly name: string;
  readonly url?: string;
  readonly steps: readonly {
    readonly label: string;
    readonly text: string;
    /** The code of a product at this step. */
    readonly product?: string;
  }[];
};

export type Category = {
  readonly id: number;
  readonly slug: string;
  readonly url: string;
  readonly name: string;
  readonly header: string;
  readonly description: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly audience: Audience;
  readonly parent?: string;
  /** URLs of the children, active ones only. */
  readonly categories: readonly string[];
  readonly image?: Image;
  readonly thumb?: Image;
  readonly position: 'left' | 'right';
  readonly layout: 'Layout 1' | 'Layout Items';
  readonly isCC: boolean;
  readonly isCCNew: boolean;
  readonly isNav: boolean;
  readonly isNoParent: boolean;
  readonly isRectangle: boolean;
  readonly isOverrideUrl: boolean;
  readonly hasLandingPage: boolean;
  readonly isShowComparison: boolean;
  readonly urlRange?: string;
  readonly items: readonly string[];
  readonly itemsOld: readonly string[];
  readonly pointers: readonly string[];
  /** The custitem_application values that this page filters by. */
  readonly applications: readonly string[];
  readonly interestedIn: readonly InterestedIn[];
  readonly banners: readonly Banner[];
  readonly relatedVideos: readonly RelatedVideo[];
  readonly featured: Partial<ByCountry<FeaturedPromo>>;
  /** The first one that's current replaces the featured promotion. */
  readonly seasonal: readonly FeaturedPromo[];
  readonly puretecWorld?: PuretecWorld;
  readonly productsToCompareHeader?: string;
  readonly productsToCompare: readonly ComparisonProduct[];
  readonly flows: readonly Flow[];
  readonly teaser?: TeaserPrice;
  readonly claim?: PriceClaim;
  /** The range's water source, which tints the page. */
  readonly source?: WaterSource;
  /** The page that search engines should index instead of this one. */
  readonly canonical?: string;
  readonly sample: boolean;
};

// ---------------------------------------------------------------- pages

export type PageTemplate =
  | 'home'
  | 'article'
  | 'hub'
  | 'house'
  | 'showcase'
  | 'video'
  | 'form'
  | 'login'
  | 'search'
  | 'selector'
  | 'cartridge-finder'
  | 'compare'
  | 'saved'
  | 'schedule'
  | 'places'
  | 'contaminants'
  | 'offer'
  | 'guide'
  | 'not-found';

export type Section = {
  /** The section's fragment; unique on the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: RichText;
  readonly image?: Image;
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly string[];
    /** Each row with as many cells as there are columns. */
    readonly rows: readonly (readonly (readonly Inline[])[])[];
  };
  readonly faqs: readonly { readonly question: string; readonly answer: RichText }[];
  readonly links: readonly (Link & { readonly description?: string })[];
  readonly products: readonly string[];
  readonly documents: readonly Document[];
  /** Dated entries: news, recalls. ISO dates. */
  readonly notices: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: RichText;
    readonly sample: boolean;
  }[];
};

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkbox';
  readonly required: boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly options: readonly string[];
  readonly maxLength?: number;
  /** The answer must be a product code of the catalogue. */
  readonly lookup?: 'product-code';
  /** Validated on blur, not while typing (VAL-06). */
  readonly lazy: boolean;
} & FieldLimits;
export type FormDefinition = {
  readonly id: string;
  readonly submitLabel: string;
  readonly success: string;
  readonly fields: readonly FormField[];
};

export type GuideStep = {
  readonly part: 'install' | 'service';
  readonly heading: string;
  readonly text: RichText;
  readonly drawing: GuideDrawing;
};
export type Guide = {
  /** Series or product types it covers. */
  readonly serves: readonly string[];
  readonly steps: readonly GuideStep[];
};

export type Page = {
  readonly url: string;
  readonly template: PageTemplate;
  readonly audience: Audience;
  /** The page's h1. */
  readonly title: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly intro: string;
  readonly image?: Image;
  /** URL of the hub that lists it, and its parent in the breadcrumb. */
  readonly parent?: string;
  /** ISO date of an article, news item or recall. */
  readonly date?: string;
  readonly canonical?: string;
  readonly noindex: boolean;
  readonly sections: readonly Section[];
  readonly relatedVideos: readonly RelatedVideo[];
  readonly interestedIn: readonly InterestedIn[];
  /** House pages: the numbered points of the drawing, with products for each. */
  readonly points: readonly {
    readonly name: string;
    readonly text: string;
    readonly url?: string;
    readonly products: readonly string[];
  }[];
  readonly source?: WaterSource;
  /** Video pages. */
  readonly transcript: RichText;
  readonly form?: FormDefinition;
  readonly guide?: Guide;
  /** Showcase pages: the product shown in the scene, in each finish. */
  readonly product?: string;
  /** Finder pages: the type of place they list. */
  readonly places?: Location['type'];
  readonly countries: readonly Country[];
  readonly sample: boolean;
};

export type Location = {
  readonly name: string;
  readonly type: 'store' | 'installer';
  readonly country: Country;
  readonly region: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly services: readonly string[];
  readonly phone?: string;
  readonly email?: string;
  readonly sample: boolean;
};

export type Technology = {
  readonly id: string;
  readonly name: string;
  /** The id of a specification that every product with this technology must state. */
  readonly specification?: string;
  readonly description: string;
};
/** Something that may be in the water, and the technologies that treat it. */
export type Contaminant = {
  readonly id: string;
  readonly name: string;
  /** In a visitor's words: "brown water". */
  readonly sign: string;
  readonly description: string;
  readonly sources: readonly WaterSource[];
  readonly technologies: readonly string[];
};

/** Groups of words and phrases that search treats as equal. */
export type Synonyms = readonly (readonly string[])[];

// ---------------------------------------------------------------- menus

/** SPEC 3: label, url, optional list, optional action, optional external URL. */
export type MenuItem = {
  readonly label: string;
  readonly url: string;
  readonly list?: readonly MenuItem[];
  readonly action?: 'login';
  readonly externalUrl?: string;
  /** Distinguishes repeated labels for assistive technology: "View all rainwater filter systems". */
  readonly accessibleName?: string;
  /** Dealer mega-menu: the group's column, and the line under a name. */
  readonly column?: 1 | 2;
  readonly description?: string;
};

/** The entries of the first level, menu by menu. */
export type Menus = Readonly<Record<NavigationType, readonly MenuItem[]>>;

/** SPEC 3: Menu, Group, Column, Name, Descriptions, URL, Products. */
export type DealerMenuEntry = {
  readonly menu: DealerMenu;
  readonly group: string;
  readonly column: 1 | 2;
  readonly name: string;
  readonly descriptions: readonly string[];
  readonly url: string;
  readonly products: readonly string[];
};

// ---------------------------------------------------------------- routes

export type RouteType =
  /** A category with ranges below it, shown as tiles. */
  | 'landing'
  /** A category that lists its products, at any level. */
  | 'sub-category'
  | 'product'
  | 'dealer-range'
  | 'dealer-entry'
  | 'page';
/** One public page, identified by its path. */
export type Route = {
  readonly path: string;
  readonly kind: RouteType;
  readonly audience: Audience;
  /** Countries that have the page. */
  readonly countries: readonly Country[];
  /** Unique in a tree. */
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly canonical: string;
};
export type Redirect = { readonly from: string; readonly to: string };

// ---------------------------------------------------------------- site constants (SPEC 1, 3, 7, 9)

export type City = Pick<Location, 'name' | 'postcode' | 'latitude' | 'longitude'>;

export type CountrySite = {
  readonly country: Country;
  readonly label: string;
  readonly host: string;
  /** The country's public address, "https://www.puretec.com.au"; links between countries go there. */
  readonly externalUrl: string;
  /** "en-AU". */
  readonly locale: string;
  /** An ISO 4217 code: "AUD", "NZD" (SPEC 9). */
  readonly currency: string;
  /** "Australia/Sydney": decides when a day begins. */
  readonly timeZone: string;
  /** Whole per cent. */
  readonly gstPercent: number;
  /** The commerce backend's host for this country (A-11b). */
  readonly commerceHost: string;
  readonly dealerSelectorUrl: string;
  /** "Australian dollars". */
  readonly currencyName: string;
  /** Leading digits of the country's postcodes, and an example. */
  readonly postcode: { readonly begins: readonly string[]; readonly example: string };
  /** Cities that visitors can search by name; the postcode is the centre's. */
  readonly cities?: readonly City[];
  readonly contact: {
    readonly company: string;
    readonly address: readonly string[];
    readonly phone?: string;
    readonly email?: string;
  };
};
export type Promotion = {
  readonly enabled: boolean;
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
  /** ISO dates; outside them the promotion is off. */
  readonly start?: string;
  readonly end?: string;
  /** Countries where it hadn't started when the site was built: their pages don't contain its words. */
  readonly upcoming?: readonly Country[];
  readonly sample: boolean;
};
/**
 * Site settings that are the same on every page. Components and browser scripts may import these;
 * they get the other tables as props.
 */
export type Constants = {
  readonly countries: ByCountry<
    Pick<CountrySite, 'label' | 'locale' | 'currency' | 'currencyName' | 'gstPercent' | 'postcode'>
  >;
  readonly images: Site['images'];
};
/** A fact of the promo strip, with its mandatory note (FCT-01, QLT-12). */
export type PromoFact = {
  readonly id: string;
  readonly text: string;
  /** The codes it's true for. It shows in countries that sell one of them. */
  readonly products: readonly string[];
  /** The specification and value that its figure comes from. */
  readonly states?: { readonly specification: string; readonly value: number };
  readonly note: string;
};
export type Hosting = {
  readonly host?: 'cloudflare' | 'nginx' | 'bucket';
  /** Sets Cloudflare's limit on files; free by default. */
  readonly cloudflarePlan?: 'free' | 'paid';
  /** The absolute path of the published folder on the nginx server. */
  readonly root?: string;
  /** The IP address of the DNS server that nginx uses. */
  readonly resolver?: string;
  /** Servers that the host proxies to: scheme, host and an optional port. */
  readonly upstreams?: {
    readonly api?: string;
    readonly gateway?: string;
    readonly forms?: string;
    readonly portal?: string;
  };
};
export type Site = {
  readonly name: string;
  /** ISO date of this edition of the catalogue. */
  readonly edition: string;
  readonly countries: ByCountry<CountrySite>;
  readonly flags: {
    readonly isShowHeader: boolean;
    readonly isShowHeaderSearch: boolean;
    readonly isShowSummerSpecial: boolean;
    readonly isShowSpecialOffer: boolean;
  };
  readonly summerSpecialUrl: string;
  readonly audiences: readonly {
    readonly id: Audience;
    readonly url: string;
    readonly label: string;
  }[];
  readonly social: readonly Link[];
  readonly timing: {
    readonly typeAheadResetMs: number;
    readonly searchDebounceMs: number;
    readonly formDebounceMs: number;
    readonly autofocusDelayMs: number;
    readonly suggestionHideMs: number;
  };
  readonly search: { readonly limit: number; readonly shown: number; readonly pageSize: number };
  readonly cookies: {
    readonly section: string;
    readonly banner: string;
    readonly bannerMaxAgeSeconds: number;
  };
  readonly backends: {
    /** Empty when not configured: search then uses the site's own index. */
    readonly itemSearch: string;
    readonly api: string;
    readonly gateway: string;
    readonly gatewayStage: string;
    readonly gatewayTargets: readonly string[];
    readonly forms: string;
    readonly timeoutMs: number;
  };
  readonly hosting?: Hosting;
  /** The dealer portal's path on the commerce host. */
  readonly dealerLoginPath: string;
  readonly pfasArticle: { readonly title: string; readonly path: string };
  readonly images: {
    readonly densities: readonly number[];
    readonly format: string;
    readonly quality: number;
  };
  readonly logo: {
    readonly large: { readonly width: number; readonly height: number };
    readonly small: { readonly width: number; readonly height: number };
  };
  readonly banner: Promotion;
  readonly summerSpecial: Promotion;
  readonly dealerOnlyCodes: readonly string[];
  readonly codesExcludedFromSuggestions: readonly string[];
};
