/** The site's own product search, used if the item search fails or isn't configured (A-20). */
import type { Synonyms } from '../../kernel/entry-types.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { isPart as isPartType, isProductType, isWaterSource } from '../../kernel/vocabulary.ts';
import { asTyped, chunksOf, indexTerms, isFlow, measureTerms, wholeOf } from './code-tokens.ts';
import { buildLookup, type Found, find, idsOf, queryTerms } from './index-query.ts';
import { cleanKeywords } from './keywords.ts';
import { isNear, nearestWords } from './nearest-words.ts';
import { codesNamed, hasDigit, plainCode } from './plain-code.ts';
import {
  fieldWeights,
  isDiscontinued,
  prose,
  type RankedItem,
  rank,
  rankLoose,
} from './ranking.ts';
import { indexSynonyms, type QueryTerm } from './synonyms.ts';
import { type UnknownCode, unknownCodes, withZeros } from './unknown-code.ts';
import { isDelisted } from './visible-items.ts';

export type ProductIndex = Awaited<ReturnType<typeof buildProductIndex>>;

/** "WH2-60 spares" asks for the product, whose page lists them. */
const partsOfIt = /\b(?:spares?|parts?)\b/gi;

/** Names the words left out to find something. Without any, each result lacks a different word. */
export function droppedText(words: readonly string[]): string {
  const named = words.map((word) => `“${word}”`).join(' and ');
  return `No product matches every word. ${named === '' ? 'The closest come first.' : `We left out ${named}.`}`;
}

export const unknownText = (code: string): string =>
  `There's no ${code}. These are different products.`;

/** `otherCodes` exist, but aren't sold here. */
export async function buildProductIndex(
  items: readonly SearchItem[],
  synonyms: Synonyms = [],
  otherCodes: readonly string[] = [],
) {
  // Items that no list shows aren't indexed (A-13).
  const entries = items.filter((item) => !isDelisted(item)).map(entryOf);
  const accepts = (id: number, terms: readonly QueryTerm[]) => hasRating(entries[id], terms);
  const lookup = await buildLookup(entries, fieldWeights, fieldText, { prose, accepts });
  const synonymIndex = indexSynonyms(synonyms);
  const byCode = new Map<string, RankedItem>();
  for (const entry of entries) for (const code of entry.formerCodes) byCode.set(code, entry);
  for (const entry of entries) byCode.set(entry.code, entry);
  const unknownIn = unknownCodes(
    [...items.flatMap(({ code, formerCodes }) => [code, ...formerCodes]), ...otherCodes],
    (plain) => lookup.engine.search({ queries: [plain], prefix: true }).length > 0,
  );
  const alternatives = ({ plain, base, ending }: UnknownCode): readonly SearchItem[] => {
    const own = byCode.get(base);
    const ids = queryTerms(ending, synonymIndex).map((term) => idsOf(lookup, term));
    const isAlternative = ({ code, series, item }: RankedItem, id: number) =>
      !isDiscontinued(item) &&
      (own
        ? series !== undefined && series === own.series && ids.every((some) => some.includes(id))
        : isNear(code, plain));
    return entries.filter(isAlternative).map(({ item }) => item);
  };
  let last: { readonly text: string; readonly found: Found } | undefined;
  /** Keeps the last answer, because `dropped` comes right after `search`. */
  const findOnce = (text: string): Found => {
    if (last?.text !== text) last = { text, found: find(lookup, text, synonymIndex) };
    return last.found;
  };
  const search = (text: string): readonly SearchItem[] => {
    const named = codesNamed(text, (code) => byCode.has(code));
    const entriesNamed = new Set(named.flatMap((code) => byCode.get(code) ?? []));
    const itemsNamed = [...entriesNamed].map(({ item }) => item);
    if (itemsNamed.length > 1) return itemsNamed;
    const asked = itemsNamed.length === 0 ? text : text.replace(partsOfIt, ' ');
    const { all, some, terms } = findOnce(asked);
    const found = all.flatMap((id) => entries[id] ?? []);
    const loose = [...some].flatMap(([id, weight]) => {
      const entry = entries[id];
      return entry && isForWater(entry, terms) ? [{ ...entry, weight }] : [];
    });
    if (found.length + loose.length === 0) return itemsNamed;
    return [...rank(named[0] ?? plainCode(text), terms, found), ...rankLoose(terms, loose)];
  };
  const answer = (query: string): readonly SearchItem[] => {
    const text = cleanKeywords(query);
    const unknown = unknownIn(text);
    const own = unknown && byCode.get(unknown.base)?.item;
    if (text === unknown?.typed && own) return [...alternatives(unknown), own];
    const found = search(own ? text.replace(unknown.typed, own.code) : text);
    const zeros = withZeros(text);
    if (found.length === 0) return zeros === text ? [] : search(zeros);
    return unknown ? [...new Set([...alternatives(unknown), ...found])] : found;
  };
  return {
    /** Returns all matching items, best first, or none for an empty query. Never throws. */
    search: answer,
    unknown: (query: string) => {
      const code = unknownIn(cleanKeywords(query))?.typed.toUpperCase();
      return code !== undefined && answer(query).length > 0 ? code : undefined;
    },
    /** Returns the words that none of the results has. Undefined if a result has all words, or none was found. */
    dropped: (query: string) => {
      const text = cleanKeywords(query);
      const { all, some, terms, left } = findOnce(text);
      const isCode = codesNamed(text, (code) => byCode.has(code)).length > 0;
      const found = new Set([...all, ...some.keys()]);
      if (isCode || unknownIn(text) || found.size === 0 || (all.length > 0 && left.length === 0))
        return undefined;
      const isMissing = (term: QueryTerm) => !idsOf(lookup, term).some((id) => found.has(id));
      const missing = all.length === 0 ? terms.filter(isMissing) : [];
      return [...left, ...missing].map(({ typed }) => asTyped(text, typed));
    },
    /** Returns words that find something, nearest first, for a text that finds nothing. */
    nearest: (query: string) =>
      nearestWords(cleanKeywords(query), {
        codes: () => entries.flatMap(({ item }) => [item.code, ...item.formerCodes]),
        finds: (word) => find(lookup, word, synonymIndex).all.length,
        like: (word) =>
          lookup.engine
            .search({ queries: [word], fuzzy: 0.4, combineWith: 'OR' })
            .flatMap(({ terms }) => terms),
      }),
  };
}

/** "WELS 7.5 L/min" asks for a tap's rating, which isn't the flow of the filter in its kit. */
function hasRating(entry: RankedItem | undefined, terms: readonly QueryTerm[]): boolean {
  const chunks = terms.flatMap(({ typed }) => typed);
  if (!chunks.some((chunk) => wholeOf(chunk) === 'wel')) return true;
  const rating = chunksOf(entry?.item.rating ?? '').map(wholeOf);
  return chunks.filter(isFlow).every((flow) => rating.includes(wholeOf(flow)));
}

/** Whether it's for a water that the visitor names. Some parts are for any water, and name none. */
function isForWater({ item }: RankedItem, terms: readonly QueryTerm[]): boolean {
  const named = terms.flatMap(({ water }) => water ?? []);
  const own = item.keywords.split(', ').filter(isWaterSource);
  return named.length === 0 || own.length === 0 || own.some((water) => named.includes(water));
}

function entryOf(item: SearchItem): RankedItem {
  // These words introduce another thing: "Kit for mixer taps", "Filter with tap".
  const [itself = ''] = item.name.split(/,| (?:for|with|of|on|to) /);
  const kind = kindWords(item);
  const isPart = isPartKind(item);
  return {
    code: plainCode(item.code),
    formerCodes: item.formerCodes.map(plainCode),
    itself: [
      ...indexTerms(`${kind} ${itself}`),
      ...`${item.name},${item.keywords}`.split(',').flatMap(measureTerms),
    ],
    names: indexTerms(`${kind} ${item.name} ${item.keywords}`),
    nicknames: isPart ? [] : item.keywords.split(',').map(indexTerms),
    fits: isPart ? item.fits.flatMap(codeEndings) : [],
    isPart,
    kind: indexTerms(kind),
    purpose: /irrigation|backwash|caravan|shower|fountain|tap$/.exec(item.kind)?.[0],
    series: isPart ? undefined : chunksOf(item.code)[0]?.pieces[0],
    item,
  };
}

/** "HYBRID-G7" as "hybridg7" and "g7". An ending of digits or letters alone, such as "lf", fits other systems too. */
function codeEndings(code: string): readonly string[] {
  const pieces = chunksOf(code).flatMap((chunk) => chunk.pieces);
  return pieces
    .map((_piece, start) => pieces.slice(start).join(''))
    .filter((ending, start) => /\p{L}/u.test(ending) && (start === 0 || hasDigit(ending)));
}

const isPartKind = ({ kind }: Pick<SearchItem, 'kind'>): boolean =>
  isProductType(kind) && isPartType(kind);

/** A visitor who types "replacement" wants a part, even if its text doesn't say so, and calls cartridges filters. */
const kindWords = ({ kind }: SearchItem): string => {
  if (!isPartKind({ kind })) return kind;
  return kind.endsWith('cartridge') ? `replacement filter ${kind}` : `replacement ${kind}`;
};

function fieldText({ item }: RankedItem, field: string): string {
  switch (field) {
    case 'code':
      return item.code;
    case 'formerCodes':
      return item.formerCodes.join(' ');
    case 'name':
      return item.name;
    case 'kind':
      return kindWords(item);
    case 'keywords':
      return item.keywords;
    case 'applications':
      return item.applications.join(' ');
    case 'fits':
      return item.fits.flatMap(codeEndings).join(' ');
    default:
      return item.description;
  }
}
