/** The generated tables' types, without code for browsers. A field copied from a file has the file's generated type. */

import type { ByCountry, Country } from './countries.ts';
import type { CategoryFile } from './generated/category.ts';
import type { ClaimsFile } from './generated/claims.ts';
import type { InterestedInEntry } from './generated/common.ts';
import type { ContaminantsFile } from './generated/contaminants.ts';
import type { DealerRangeFile } from './generated/dealer-range.ts';
import type { PageFile } from './generated/page.ts';
import type { PlacesFile } from './generated/places.ts';
import type { ProductFile } from './generated/product.ts';
import type { PromoFactsFile } from './generated/promo-facts.ts';
import type { PromotionFile } from './generated/promotion.ts';
import type { CountryEntry, SiteFile } from './generated/site.ts';
import type { SpecificationsFile } from './generated/specifications.ts';
import type { GuideDrawing } from './guide-drawings.ts';
import type { DealerMenu, NavigationType } from './menu-names.ts';
import type { Audience } from './navigation.ts';
import type { ComparisonFeature } from './vocabulary.ts';

export type { Audience, ByCountry, Country, DealerMenu, NavigationType };

/** A file's fields with their defaults, without the fields in `Left`. Those in `Kept` have none. `Own` are the table's. */
type Resolved<
  File,
  Own,
  Kept extends keyof File = never,
  Left extends keyof File = never,
> = Required<Omit<File, keyof Own | Kept | Left>> & Pick<File, Kept> & Own;

/** One country's price of a product in integer cents, with GST added half-up. The price is never missing or zero. */
export type Price = (
  | { readonly kind: 'priced'; readonly exGstCents: number; readonly incGstCents: number }
  | { readonly kind: 'on request' }
  | { readonly kind: 'not sold' }
) &
  Rated;
type Rated = {
  /** "WELS 3 stars, 9 L/min", which the law requires next to the price of a tap or shower. `priceIn` adds it. */
  readonly rating?: string;
};
export type ToolPrice = Rated & {
  /** Cents with GST. Absent for a price on request. */
  readonly price?: number;
};

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

export type Image = {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
};
export type Link = { readonly label: string; readonly url: string };

// ---------------------------------------------------------------- products

export type SpecificationName = Omit<SpecificationsFile['specifications'][number], 'from' | 'to'>;
export type StatedFact = {
  readonly id: string;
  readonly value: number | string;
  /** True if the value is invented, although the product's other facts are known. */
  readonly sample?: true;
};
export type Specification = StatedFact & Omit<SpecificationName, 'type'>;
/** A part of a system. `every` is the months between replacements, absent for "as needed". */
export type Part = {
  readonly code: string;
  readonly role: 'cartridge' | 'spare';
  readonly quantity: number;
  readonly every?: number;
  /** How many litres one part treats, from its `capacity` unless the product says otherwise. */
  readonly litres?: number;
  /** The reason for an interval that differs from the part's own. */
  readonly why?: string;
  /** True if the value is invented, although the product's other facts are known. */
  readonly sample?: true;
};
export type Finish = NonNullable<ProductFile['finishes']>[number];
/** A certificate that hadn't expired in these countries when the site was built. */
export type Certification = Omit<
  NonNullable<ProductFile['certifications']>[number],
  'countries' | 'sample'
> & { readonly countries: readonly Country[]; readonly sample?: true };
export type Document = { readonly title: string; readonly type: string; readonly url: string };

type ProductFields = {
  readonly code: string;
  readonly description: RichText;
  readonly specifications: readonly StatedFact[];
  /** Ids of contaminants, from claims.yaml's entries about it or its cartridges. */
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  readonly certifications?: readonly Certification[];
  /** Tests of the product itself to a published standard. `for` is the id of a contaminant. */
  readonly tests?: Readonly<ClaimsFile['claims'][number]['tested']>;
  readonly images: readonly Image[];
  /** Drawings replaced by a photo with the same name: "products/WH2-60-inside.svg". */
  readonly photographed?: readonly string[];
  readonly parts: readonly Part[];
  /** Codes of the systems that list this product as a part, or that its own file lists. */
  readonly fits: readonly string[];
  readonly replaces: readonly string[];
  /** The category in the product's breadcrumb. */
  readonly category?: string;
  /** True if the product's facts are invented to complete the site. */
  readonly sample: boolean;
};
/**
 * Each of the file's former codes redirects to the product (A-41). With both discontinued flags, suggestions leave it out
 * (A-13). Only dealers' lists and suggestions show a dealer-only product (A-43), and no suggestions an excluded one (A-44).
 */
export type Product = Resolved<
  ProductFile,
  ProductFields,
  | 'appearance'
  | 'gtin'
  | 'installation'
  | 'leadFreeVersion'
  | 'pictureOf'
  | 'replacedBy'
  | 'revised'
  | 'series',
  'price' | 'priceChanges' | 'cartridges' | 'spares'
>;

// ---------------------------------------------------------------- categories (SPEC 3)

/** Codes of related products that are sold in the same country. */
export type Relations = {
  /** The next size in the product's series, otherwise in its product type. */
  readonly smaller?: string;
  readonly larger?: string;
  /** Parts whose own file says they fit the product, without dealer-only ones. */
  readonly fittedBy: readonly string[];
};

/** A group of fields from a file, with the size of its picture. */
type Pictured<Entry> = Omit<Entry, 'image'> & { readonly image?: Image };
export type InterestedIn = Pictured<InterestedInEntry>;
/** A period when something is shown. Absent fields mean no limit. */
export type Scheduled = {
  /** ISO dates of the first and the last day, in each country's local time. */
  readonly start?: string;
  readonly end?: string;
  /** The last instant, ISO. After it, the page's script hides the content. */
  readonly until?: ByCountry<string>;
  /** Countries where the build's date is before `start` or after `end`. */
  readonly hidden?: readonly Country[];
};
/** A promotion. Its prices are display text including GST. Nothing calculates with them. */
export type FeaturedPromo = Scheduled & {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
  /** A country without a string shows no price. */
  readonly prices: Partial<ByCountry<string>>;
  readonly link: string;
  readonly linkLabel: string;
  readonly background?: Image;
  /** The code of the product pictured if there's no background. */
  readonly product?: string;
};
type WorldFile = NonNullable<CategoryFile['puretecWorld']>;
type WorldFields = {
  readonly prices: Partial<ByCountry<string>>;
  readonly image?: Image;
  readonly tiles: readonly Pictured<NonNullable<WorldFile['tiles']>[number]>[];
};
export type PuretecWorld = Resolved<WorldFile, WorldFields, never, 'price'>;
export type Banner = Pictured<NonNullable<CategoryFile['banners']>[number]>;
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
  /** The specification's eight rows (ENT-10). `null` means "not stated". */
  readonly features: Readonly<Record<ComparisonFeature, string | boolean | null>>;
  /** Display text by country, including GST. Nothing calculates with it. */
  readonly price: ByCountry<string>;
  /** The code of the product with this price, if the text states an amount and `url` is a range. */
  readonly product?: string;
};
/** A teaser: GST-inclusive display text by country, for example { AU: "964.89", NZ: "1,018.36" }. */
export type TeaserPrice = Scheduled & {
  readonly id: string;
  readonly label: string;
  readonly product: string;
} & ByCountry<string>;
/** A price claim in words, shown only with the product it's true for. */
export type PriceClaim = NonNullable<CategoryFile['claim']>;

type CategoryFields = {
  readonly slug: string;
  readonly parent?: string;
  readonly categories: readonly string[];
  readonly image?: Image;
  readonly thumb?: Image;
  readonly interestedIn: readonly InterestedIn[];
  readonly banners: readonly Banner[];
  readonly relatedVideos: readonly RelatedVideo[];
  readonly featured: Partial<ByCountry<FeaturedPromo>>;
  /** Seasonal promotions. The first one that's current replaces the featured promotion. */
  readonly seasonal: readonly FeaturedPromo[];
  readonly puretecWorld?: PuretecWorld;
  readonly productsToCompare: readonly ComparisonProduct[];
  readonly teaser?: TeaserPrice;
};
/** The page filters by `applications`, values of the backend's custitem_application (SPEC 2). */
export type Category = Resolved<
  CategoryFile,
  CategoryFields,
  'canonical' | 'claim' | 'productsToCompareHeader' | 'source' | 'urlRange',
  'isActive' | 'featuredNZ' | 'doesNotTreat'
>;

// ---------------------------------------------------------------- pages

export type PageTemplate = NonNullable<PageFile['template']>;

export type Section = {
  /** The section's fragment, unique on the page. */
  readonly id: string;
  readonly heading: string;
  /** Absent if the section shows in every country. */
  readonly countries?: readonly Country[];
  readonly text: RichText;
  readonly image?: Image;
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (readonly Inline[])[])[];
  };
  readonly faqs: readonly { readonly question: string; readonly answer: RichText }[];
  readonly links: readonly (Link & { readonly description?: string })[];
  readonly products: readonly string[];
  readonly documents: readonly Document[];
  /** Dated entries, such as news and recalls, with ISO dates. */
  readonly notices: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: RichText;
    readonly sample: boolean;
  }[];
};

type FormOfFile = NonNullable<PageFile['form']>;
type FieldOfFile = FormOfFile['fields'][number];
/** `lazy` fields are validated on blur, not while typing (VAL-06). */
export type FormField = FieldOfFile & Required<Pick<FieldOfFile, 'required' | 'options' | 'lazy'>>;
export type FormDefinition = Omit<FormOfFile, 'fields'> & { readonly fields: readonly FormField[] };

export type GuideStep = {
  readonly part: 'install' | 'service';
  readonly heading: string;
  readonly text: RichText;
  readonly drawing: GuideDrawing;
};
export type Guide = {
  /** The series or product types that the guide covers. */
  readonly serves: readonly string[];
  readonly steps: readonly GuideStep[];
};

type PageFields = {
  readonly audience: Audience;
  readonly image?: Image;
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
  /** For video pages. */
  readonly transcript: RichText;
  readonly form?: FormDefinition;
  readonly guide?: Guide;
};
/** `parent` is the hub that lists the page, `product` the one in a showcase, `places` the type that a finder lists. */
export type Page = Resolved<
  PageFile,
  PageFields,
  'canonical' | 'date' | 'parent' | 'places' | 'product' | 'source'
>;

export type Location = PlacesFile['places'][number] & {
  readonly type: PlacesFile['type'];
  readonly sample: boolean;
};

export type Technology = ContaminantsFile['technologies'][number];
/** Something that may be in the water, and the technologies that treat it. */
export type Contaminant = ContaminantsFile['contaminants'][number];

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
  /** For the dealer mega-menu: the group's column, and the line under a name. */
  readonly column?: 1 | 2;
  readonly description?: string;
};

export type Menus = Readonly<Record<NavigationType, readonly MenuItem[]>>;

/** SPEC 3: Menu, Group, Column, Name, Descriptions, URL, Products. */
export type DealerMenuEntry = DealerRangeFile['entries'][number] & {
  readonly menu: DealerMenu;
  readonly url: string;
};

// ---------------------------------------------------------------- routes

export type RouteKind =
  /** Shows a category's ranges as tiles. */
  | 'landing'
  /** Lists a category's products. The category can be at any level. */
  | 'sub-category'
  | 'product'
  | 'dealer-range'
  | 'dealer-entry'
  | 'page';
/** One public page, identified by its path. */
export type Route = {
  readonly path: string;
  readonly kind: RouteKind;
  readonly audience: Audience;
  readonly countries: readonly Country[];
  /** Unique in each country's tree. */
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly canonical: string;
};
export type Redirect = { readonly from: string; readonly to: string };

// ---------------------------------------------------------------- site constants (SPEC 1, 3, 7, 9)

export type City = Pick<Location, 'name' | 'postcode' | 'latitude' | 'longitude'>;

export type CountrySite = Readonly<CountryEntry> & { readonly country: Country };
/** The promotion doesn't show before `start` or after `end`. */
export type Promotion = Readonly<PromotionFile> & {
  readonly enabled: boolean;
  /** Countries where the promotion hadn't started when the site was built. Their pages don't include its text. */
  readonly upcoming?: readonly Country[];
  readonly sample: boolean;
};
/** Site settings for every page. Components and browser scripts may import these, but get other tables as props. */
export type Constants = {
  readonly countries: ByCountry<
    Pick<CountrySite, 'label' | 'locale' | 'currency' | 'currencyName' | 'gstPercent' | 'postcode'>
  >;
  readonly images: Site['images'];
  readonly spaces: NonNullable<Site['spaces']>;
};
/** A fact in the promo strip, with its mandatory note (FCT-01, QLT-12). */
export type PromoFact = PromoFactsFile['facts'][number];
export type Hosting = NonNullable<SiteFile['hosting']>;
export type Site = Omit<
  SiteFile,
  'countries' | 'labelCleaning' | 'linkOverrides' | 'withoutViewAll' | 'warningsOff'
> & {
  readonly countries: ByCountry<CountrySite>;
  readonly banner: Promotion;
  readonly summerSpecial: Promotion;
  readonly dealerOnlyCodes: readonly string[];
  readonly codesExcludedFromSuggestions: readonly string[];
};
