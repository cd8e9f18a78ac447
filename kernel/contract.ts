/**
 * What the generated tables promise and the pages rely on. Written by hand: the
 * generator's output must satisfy these types, and templates and the header are
 * written against them. Types only, so that nothing here reaches a browser. Long on purpose: it is
 * one agreement between two rooms, read from top to bottom; in pieces it would need a barrel.
 */

import type { Appearance } from './appearance.ts';
import type { ComparisonFeature } from './comparison-rows.ts';
import type { ByCountry, Country } from './countries.ts';
import type { FieldLimits } from './field-limits.ts';
import type { GuideDrawing } from './guide-drawings.ts';
import type { DealerMenu, NavigationType } from './menu-names.ts';
import type { Audience } from './navigation.ts';
import type { Installation, ProductType, WaterSource } from './vocabulary.ts';

export type { Audience, ByCountry, Country, DealerMenu, NavigationType };

/** SPEC 9: AUD for AU, otherwise NZD. */
export type Currency = string;

/**
 * The price of one product in one country. Integer cents in the country's currency;
 * GST is added half-up in cents. "Not sold" and "on request" are states of
 * their own, never a missing or a zero price.
 */
export type Price =
  | { readonly kind: 'priced'; readonly exGstCents: number; readonly incGstCents: number }
  | { readonly kind: 'on request' }
  | { readonly kind: 'not sold' };

// ---------------------------------------------------------------- text

/** Text of the catalogue: a few marks of Markdown, already parsed. HTML stays literal text. */
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

/** A picture in catalogue/images, with its measure in pixels. */
export type Image = {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
};
export type Link = { readonly label: string; readonly url: string };

// ---------------------------------------------------------------- products

/** A word that products state their facts with. */
export type SpecificationName = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** For example "L/min"; absent where the value is words or a bare number. */
  readonly unit?: string;
  /** Numbers are compared, text is not. */
  readonly type: 'number' | 'text';
};
/** What a product states of itself, under a name of the vocabulary. */
export type StatedFact = {
  readonly id: string;
  readonly value: number | string;
  /** A placeholder in a product that is otherwise known; where all of a product is one, it says so itself. */
  readonly sample?: true;
};
/** The same with its name. */
export type Specification = StatedFact & Omit<SpecificationName, 'type'>;
/** A part of a system. `every` is months between replacements, absent for "as needed". */
export type Part = {
  readonly code: string;
  readonly role: 'cartridge' | 'spare';
  readonly quantity: number;
  readonly every?: number;
  /** Why it is replaced at another time here than the part says of itself. */
  readonly why?: string;
  /** A placeholder in a product that is otherwise known. */
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
  /** What a buyer sees of it and its facts do not say. */
  readonly appearance?: Appearance;
  /** The code of the product that is the same object, and lends its picture. */
  readonly pictureOf?: string;
  readonly series?: string;
  readonly sources: readonly WaterSource[];
  readonly installation?: Installation;
  /** Values of the backend's custitem_application (SPEC 2: SPARQ and irrigation filters). */
  readonly applications: readonly string[];
  readonly keywords: readonly string[];
  /** Superseded codes; each of them leads here. */
  readonly formerCodes: readonly string[];
  readonly specifications: readonly StatedFact[];
  /** Ids of the contaminants table. */
  readonly treats: readonly string[];
  readonly doesNotTreat: readonly string[];
  readonly finishes: readonly Finish[];
  readonly images: readonly Image[];
  /** Its drawings whose place a photograph of the same name takes: "products/WH2-60-inside.svg". */
  readonly photographed?: readonly string[];
  readonly parts: readonly Part[];
  /** Codes of the systems that name this product as a part, or that it says it fits. */
  readonly fits: readonly string[];
  readonly related: readonly string[];
  readonly documents: readonly Document[];
  /** ISO date, where its facts changed after the edition of the catalogue. */
  readonly revised?: string;
  readonly replacedBy?: string;
  readonly replaces: readonly string[];
  /** The backend's two flags; both set: hidden from suggestions. */
  readonly discontinued: boolean;
  readonly discontinuedWithSpareParts: boolean;
  /** Hidden from lists and suggestions unless the page is for dealers. */
  readonly dealerOnly: boolean;
  /** Never a suggestion, for any audience. */
  readonly excludedFromSuggestions: boolean;
  /** URL of the category that stands in the breadcrumb. */
  readonly category?: string;
  /** What is told is invented to make the site complete. */
  readonly sample: boolean;
};

// ---------------------------------------------------------------- categories (SPEC 3)

/** What the catalogue says of a product by speaking of others: codes of what is sold where it is asked. */
export type Relations = {
  /** The next one in size of its series, else of its kind. */
  readonly smaller?: string;
  readonly larger?: string;
  /** Public parts that say of themselves that they fit it. */
  readonly fittedBy: readonly string[];
};

export type InterestedIn = {
  readonly name: string;
  readonly url: string;
  readonly image?: Image;
  readonly pointers: readonly [string, string, string];
};
/** What is shown for a time. Absent fields: always. */
export type Scheduled = {
  /** ISO dates of the first and the last day, by the clocks of each country. */
  readonly start?: string;
  readonly end?: string;
  /** The last instant, ISO: past it the page itself hides what is over. */
  readonly until?: ByCountry<string>;
  /** Where it was not its time when the site was built. */
  readonly hidden?: readonly Country[];
};
/** Prices of promotions are display text, GST included, never computed with. */
export type FeaturedPromo = Scheduled & {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly price?: string;
  readonly priceNZ?: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly background?: Image;
  /** The code of the product in its picture, where there is no background. */
  readonly product?: string;
};
export type PuretecWorld = {
  readonly title: string;
  readonly isShowTitle: boolean;
  readonly points: readonly string[];
  readonly price?: string;
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
/** The spec's eight rows (ENT-10); `null` reads "not stated". */
export type ComparisonFeatures = Readonly<Record<ComparisonFeature, string | boolean | null>>;
export type ComparisonProduct = {
  readonly name: string;
  readonly url?: string;
  readonly image?: Image;
  readonly features: ComparisonFeatures;
  /** Display text by country, GST included, never computed with. */
  readonly price: ByCountry<string>;
  /** The code of the product that costs it, where the text states an amount and `url` names a range. */
  readonly product?: string;
};
/** A teaser: GST-inclusive display text by country, for example { AU: "964.89", NZ: "1,018.36" }. */
export type TeaserPrice = Scheduled & {
  readonly id: string;
  readonly label: string;
  /** The code of the product that costs it. */
  readonly product: string;
} & ByCountry<string>;
/** A price claim in words, shown only with the product that it holds for. */
export type PriceClaim = {
  readonly text: string;
  readonly product: string;
  readonly countries: readonly Country[];
};

/** A way that the water takes through one kind of system of a range. */
export type Flow = {
  readonly name: string;
  readonly url?: string;
  readonly steps: readonly {
    readonly label: string;
    readonly text: string;
    /** The code of a product that stands there. */
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
  readonly featured?: FeaturedPromo;
  readonly featuredNZ?: FeaturedPromo;
  /** The first whose days these are stands in the place of the others. */
  readonly seasonal: readonly FeaturedPromo[];
  readonly puretecWorld?: PuretecWorld;
  readonly productsToCompareHeader?: string;
  readonly productsToCompare: readonly ComparisonProduct[];
  readonly flows: readonly Flow[];
  readonly teaser?: TeaserPrice;
  readonly claim?: PriceClaim;
  /** The water that this range is for; tints the page. */
  readonly source?: WaterSource;
  /** The page that search engines should know this one by, where it is not itself. */
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
  /** Stands in the page's fragments; unique on the page. */
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
  /** The answer is a code of the catalogue. */
  readonly lookup?: 'product-code';
  /** Looked at when the field is left, never while it is typed in (VAL-06). */
  readonly lazy: boolean;
} & FieldLimits;
export type Form = {
  readonly id: string;
  readonly submitLabel: string;
  readonly success: string;
  readonly fields: readonly FormField[];
};

/** A step of a guide, with the name of its drawing. */
export type GuideStep = {
  readonly part: 'install' | 'service';
  readonly heading: string;
  readonly text: RichText;
  readonly drawing: GuideDrawing;
};
export type Guide = {
  /** Series or types of products. */
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
  /** URL of the hub that lists it and stands in its breadcrumb. */
  readonly parent?: string;
  /** ISO date, for what is dated: articles, news, recalls. */
  readonly date?: string;
  readonly canonical?: string;
  readonly noindex: boolean;
  readonly sections: readonly Section[];
  readonly relatedVideos: readonly RelatedVideo[];
  readonly interestedIn: readonly InterestedIn[];
  /** House pages: the points of the drawing, with what to fit there. */
  readonly points: readonly {
    readonly name: string;
    readonly text: string;
    readonly url?: string;
    readonly products: readonly string[];
  }[];
  readonly source?: WaterSource;
  /** Video pages. */
  readonly transcript: RichText;
  readonly form?: Form;
  readonly guide?: Guide;
  /** Showcase pages: the product that stands in the scene, in its finishes. */
  readonly product?: string;
  /** Finder pages: which places they list. */
  readonly places?: Place['type'];
  readonly countries: readonly Country[];
  readonly sample: boolean;
};

export type Place = {
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
  /** The id of the specification without which no product treats in this way. */
  readonly specification?: string;
  readonly description: string;
};
/** What may be in the water, and which kinds of treatment are used for it. */
export type Contaminant = {
  readonly id: string;
  readonly name: string;
  /** As a visitor would say it: "brown water". */
  readonly sign: string;
  readonly description: string;
  readonly sources: readonly WaterSource[];
  readonly technologies: readonly string[];
};

/** Groups of words and phrases that mean the same to a search. */
export type Synonyms = readonly (readonly string[])[];

// ---------------------------------------------------------------- menus

/** SPEC 3: label, url, optional list, optional action, optional external URL. */
export type MenuItem = {
  readonly label: string;
  readonly url: string;
  readonly list?: readonly MenuItem[];
  readonly action?: 'login';
  readonly externalUrl?: string;
  /** Said to assistive technology where the label alone repeats: "View all rainwater filter systems". */
  readonly accessibleName?: string;
  /** Dealer mega-menu: the column that a group stands in, and a line under a name. */
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

export type RouteKind =
  /** A category with ranges below it, shown as tiles. */
  | 'landing'
  /** A category that lists its products, wherever it stands. */
  | 'sub-category'
  | 'product'
  | 'dealer-range'
  | 'dealer-entry'
  | 'page';
/** One public page. Its path is its id. */
export type Route = {
  readonly path: string;
  readonly kind: RouteKind;
  readonly audience: Audience;
  /** Where the page exists. */
  readonly countries: readonly Country[];
  /** Unique in a tree. */
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly canonical: string;
};
export type Redirect = { readonly from: string; readonly to: string };

// ---------------------------------------------------------------- site constants (SPEC 1, 3, 7, 9)

export type City = Pick<Place, 'name' | 'postcode' | 'latitude' | 'longitude'>;

export type CountrySite = {
  readonly country: Country;
  readonly label: string;
  readonly host: string;
  /** The country's public address, "https://www.puretec.com.au"; links between countries go there. */
  readonly externalUrl: string;
  /** "en-AU". */
  readonly locale: string;
  readonly currency: Currency;
  /** "Australia/Sydney": its clocks say when a day begins. */
  readonly timeZone: string;
  /** Whole per cent. */
  readonly gstPercent: number;
  /** The commerce backend's host for this country (A-11b). */
  readonly commerceHost: string;
  readonly dealerSelectorUrl: string;
  /** "Australian dollars". */
  readonly currencyName: string;
  /** First figures of the postcodes that stand for places, and one of them. */
  readonly postcode: { readonly begins: readonly string[]; readonly example: string };
  /** Where people say that they are, by name; the postcode is that of the centre. */
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
 * What of the site is the same on every page and changes with no product: components and scripts may
 * import it, where the other tables come to them as props.
 */
export type Constants = {
  readonly countries: ByCountry<
    Pick<CountrySite, 'label' | 'locale' | 'currency' | 'currencyName' | 'gstPercent' | 'postcode'>
  >;
  readonly images: Site['images'];
};
/** A fact of the strip, and the note that it may not stand without (FCT-01, QLT-12). */
export type PromoFact = {
  readonly id: string;
  readonly text: string;
  /** The codes that it holds for: it is shown where one of them is sold. */
  readonly products: readonly string[];
  /** The figure in it, as the products state it. */
  readonly states?: { readonly specification: string; readonly value: number };
  readonly note: string;
};
/** Who serves the pages. */
export type Hosting = {
  readonly host?: 'cloudflare' | 'nginx' | 'bucket';
  /** How many files Cloudflare takes; free unless named. */
  readonly cloudflarePlan?: 'free' | 'paid';
  /** Where nginx finds what was published; an absolute path. */
  readonly root?: string;
  /** The server of names that nginx asks, in numbers. */
  readonly resolver?: string;
  /** Who answers behind the host, at the same paths: a scheme and a host each, perhaps with a port. */
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
    /** Empty string: not configured; the site's own index is the search. */
    readonly itemSearch: string;
    readonly api: string;
    readonly gateway: string;
    readonly gatewayStage: string;
    readonly gatewayTargets: readonly string[];
    readonly forms: string;
    readonly timeoutMs: number;
  };
  /** Absent: nothing of a visit is measured. */
  readonly vitals?: {
    /** Where measurements are posted. */
    readonly to: string;
    /** Of so many page views one is measured. */
    readonly oneIn: number;
  };
  readonly hosting?: Hosting;
  /** The dealer portal: path on the country's host. */
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
