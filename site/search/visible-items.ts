/** Decides which items a visitor sees in suggestions and results, and how lists show them (SPEC 4 and 6). */
import type { Audience, ByCountry, Country, CountrySite, Site } from '../../kernel/entry-types.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import {
  type Money,
  type NoAmount,
  priceOnRequest,
  type ShownPrice,
  shownPrice,
  throughDealers,
} from '../commerce/format-price.ts';
import { cleanKeywords, searchPageUrl } from './keywords.ts';
import { hasDigit, isCodeIn, plainCode } from './plain-code.ts';

/** The site's constants that search needs. Without an article, no query suggests one. */
export type SearchSite = Pick<
  Site,
  'search' | 'dealerOnlyCodes' | 'codesExcludedFromSuggestions'
> & {
  readonly pfasArticle?: Site['pfasArticle'];
  readonly countries: ByCountry<
    Pick<
      CountrySite,
      'locale' | 'currency' | 'gstPercent' | 'commerceHost' | 'host' | 'externalUrl'
    >
  >;
  readonly timing: Pick<Site['timing'], 'searchDebounceMs' | 'suggestionHideMs'>;
};

export type SearchVisit = {
  readonly site: SearchSite;
  readonly country: Country;
  readonly audience: Audience;
  readonly isLoggedIn: boolean;
  /** The host that serves the page (A-11b). */
  readonly hostname: string;
};

export type SuggestionContext = ReturnType<typeof searchContext>;
export type SearchContext = Omit<SuggestionContext, 'shown' | 'pfasArticle'>;

export function searchContext(visit: SearchVisit) {
  const { site, country, audience, isLoggedIn } = visit;
  const money: Money = site.countries[country];
  return {
    audience,
    // Sees prices without GST first.
    isLoggedIn,
    money,
    // Hidden unless the page's variant is Dealers. This is presentation, not security.
    dealerOnlyCodes: site.dealerOnlyCodes,
    // Never suggested to anyone.
    codesExcludedFromSuggestions: site.codesExcludedFromSuggestions,
    // The most items in the list: 5 (CST-05).
    shown: site.search.shown,
    // The article's address is a path on this host, or an https address.
    pfasArticle: site.pfasArticle && {
      title: site.pfasArticle.title,
      url: site.pfasArticle.path,
    },
  };
}

export type FoundItems = {
  /** "none" if both sources failed, which the results page reports. */
  readonly answeredBy: 'item search' | 'own index' | 'none';
  /** True if the item search failed. An empty list then doesn't mean that nothing matches. */
  readonly hasFailed: boolean;
  readonly items: readonly SearchItem[];
  /** True if the item search returned its limit, so there may be more. */
  readonly isCut?: boolean;
  /** Says which words were left out, if the own index found no product with all of them. */
  readonly left?: string | undefined;
};

export type ListedItem = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly type?: string;
  readonly image: string;
  readonly url: string;
  /** Absent for discontinued items, and when a price isn't available. */
  readonly price?: ShownPrice | NoAmount;
  readonly label?: typeof discontinuedLabel;
  readonly replaces?: string;
  /** Text below its name: the code it replaces, its water rating, its lead-free status if that or its code was typed. May be empty. */
  readonly note: string;
};

/** ERR-11: visitors see exactly these words. */
export const discontinuedLabel = 'Discontinued';
export const noResultsLabel = 'No Results';
export const seeAllLabel = 'See All Results';

/** Items with both flags are in no list. Items with one flag stay, labelled (A-13, SRCH-17). */
export function isDelisted(item: SearchItem): boolean {
  return item.discontinuedFlag && item.discontinuedWithSparePartsFlag;
}

/** The items for the results page, all but A-44's. Applying it again changes nothing (SRCH-18). */
export function filterForResults(
  items: readonly SearchItem[],
  context: SearchContext,
): readonly SearchItem[] {
  const hidden = hiddenCodes(context);
  return items.filter((item) => !isDelisted(item) && !hidden.has(normaliseCode(item.code)));
}

/** The items for results, without the codes that are never suggested (SRCH-16). */
export function filterForSuggestions(
  items: readonly SearchItem[],
  context: SearchContext,
): readonly SearchItem[] {
  const excluded = codeSet(context.codesExcludedFromSuggestions);
  return filterForResults(items, context).filter((item) => !excluded.has(normaliseCode(item.code)));
}

/** The words to try instead, without codes that the results would hide. */
export function filterForAdvice(
  words: readonly string[],
  context: SearchContext,
): readonly string[] {
  const hidden = hiddenCodes(context);
  return words.filter((word) => !hidden.has(normaliseCode(word)));
}

const hiddenCodes = ({ audience, dealerOnlyCodes }: SearchContext): ReadonlySet<string> =>
  codeSet(audience === 'Dealers' ? [] : dealerOnlyCodes);

/** Tools that everyone uses, such as the comparison, don't know dealer-only codes. */
export const isDealerOnly = (
  { code }: Pick<SearchItem, 'code'>,
  { dealerOnlyCodes }: Pick<SearchContext, 'dealerOnlyCodes'>,
): boolean => codeSet(dealerOnlyCodes).has(normaliseCode(code));

const normaliseCode = (code: string): string => code.trim().toUpperCase();

const codeSet = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.map(normaliseCode));

const asksCertificate = (text: string): boolean =>
  /\blead|water ?mark|\bwels|certif|\bg12|\blf\b|nzs|\bas ?\d{4}/i.test(text);

export function listItem(item: SearchItem, query: string, context: SearchContext): ListedItem {
  const isLabelled = item.discontinuedFlag || item.discontinuedWithSparePartsFlag;
  const typed = plainCode(query);
  const isNamed = hasDigit(typed) && plainCode(item.code).startsWith(typed);
  const replaces = item.formerCodes.find((code) => isCodeIn(query, code));
  return {
    code: item.code,
    name: tradeSizes(item.name),
    description: tradeSizes(item.description),
    ...(item.kind !== '' && { type: item.kind }),
    image: item.image,
    url: item.address,
    // A discontinued item has no price, even if a backend sends one.
    ...(isLabelled
      ? { label: discontinuedLabel }
      : {
          price: item.price
            ? shownPrice(item.price, context.isLoggedIn, context.money)
            : isDealerOnly(item, context)
              ? throughDealers
              : priceOnRequest,
        }),
    ...(replaces !== undefined && { replaces }),
    note: [
      replaces && `Replaces ${replaces}`,
      item.rating,
      (isNamed || asksCertificate(query)) && item.leadFree,
    ]
      .filter(Boolean)
      .join('. '),
  };
}

/** A status is announced and can't be chosen: nothing was found, or not for every word. */
export type Suggestion =
  | ({ readonly kind: 'item' } & ListedItem)
  | { readonly kind: 'see all' | 'article'; readonly name: string; readonly url: string }
  | { readonly kind: 'status'; readonly name: string };

/**
 * Lists the words left out, up to five items, "See All Results" and the PFAS article, or else
 * "No Results".
 */
export function buildSuggestions(
  query: string,
  items: readonly SearchItem[],
  context: SuggestionContext,
  left?: FoundItems['left'],
): readonly Suggestion[] {
  const keywords = cleanKeywords(query);
  const seeAllUrl = searchPageUrl(keywords);
  if (seeAllUrl === undefined) return [];
  const kept = filterForSuggestions(items, context);
  const suggested = kept.slice(0, context.shown);
  const list: Suggestion[] = left && suggested.length > 0 ? [{ kind: 'status', name: left }] : [];
  for (const item of suggested) list.push({ kind: 'item', ...listItem(item, keywords, context) });
  if (filterForResults(items, context).length > suggested.length) {
    list.push({ kind: 'see all', name: seeAllLabel, url: seeAllUrl });
  }
  const article = articleFor(keywords, context);
  if (article) list.push({ kind: 'article', name: article.title, url: article.url });
  return list.length > 0 ? list : [{ kind: 'status', name: noResultsLabel }];
}

/** The article that belongs to a query, in suggestions and results alike (SRCH-13, A-15). */
export function articleFor(
  query: string,
  { pfasArticle }: Pick<SuggestionContext, 'pfasArticle'>,
): { readonly title: string; readonly url: string } | undefined {
  return cleanKeywords(query).toLowerCase() === 'pfas' ? pfasArticle : undefined;
}

/** Every entry but the status can be chosen (SRCH-06). */
export type Choosable = Exclude<Suggestion, { kind: 'status' }>;

export const isChoosable = (suggestion: Suggestion): suggestion is Choosable =>
  suggestion.kind !== 'status';

/** A list may be older than the text in the box, but "See All Results" opens the text's results (SRCH-11). */
export const choosableEntries = (
  suggestions: readonly Suggestion[],
  query: string,
): readonly Choosable[] =>
  suggestions
    .filter(isChoosable)
    .map((entry) =>
      entry.kind === 'see all' ? { ...entry, url: searchPageUrl(query) ?? entry.url } : entry,
    );
