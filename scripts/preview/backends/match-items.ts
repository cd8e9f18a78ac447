import type { RawItem } from './items.ts';

const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function text(item: RawItem, field: string): string {
  const value = item[field];
  if (Array.isArray(value)) return value.join(' ').toLowerCase();
  return typeof value === 'string' ? value.toLowerCase() : '';
}

/** How well an item answers the words: 0 is the code itself, undefined no match. */
function rank(item: RawItem, words: readonly string[], phrase: string): number | undefined {
  const code = compact(item.itemid);
  if (phrase !== '') {
    if (code === phrase) return 0;
    if (code.startsWith(phrase)) return 1;
  }
  const name = `${text(item, 'custitem_display_name')} ${text(item, 'displayname')}`;
  const all = `${item.itemid.toLowerCase()} ${name} ${text(item, 'keywords')}`;
  // Superseded codes stand among the keywords: "qt8c" finds what took the place of QT8-C.
  const keywords = text(item, 'keywords')
    .split(/[\s,]+/)
    .map(compact);
  const holds = (word: string): boolean => {
    const bare = compact(word);
    return all.includes(word) || (bare !== '' && (code.includes(bare) || keywords.includes(bare)));
  };
  if (words.every((word) => name.includes(word))) return 2;
  if (words.every(holds)) return 3;
  return phrase !== '' && code.includes(phrase) ? 4 : undefined;
}

/**
 * The items whose code, name or keywords hold every word of `q`, the best first. Codes match
 * without regard to case and hyphens ("hybridg7" finds HYBRID-G7). No words, no items.
 */
export function matchItems(items: readonly RawItem[], q: string): readonly RawItem[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const phrase = compact(q);
  return items
    .flatMap((item) => {
      const place = rank(item, words, phrase);
      return place === undefined ? [] : [{ item, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
