/** Chooses what /search shows above its list: the products whose codes were typed, or the page that answers. */
import type { RankedEntry } from '../../kernel/site-entry.ts';
import { codesNamed, plainCode } from './plain-code.ts';
import type { ListedItem } from './visible-items.ts';

export type TopAnswerChoice =
  | { readonly kind: 'product' | 'successor'; readonly item: ListedItem }
  | { readonly kind: 'compare'; readonly codes: readonly string[] }
  | { readonly kind: 'elsewhere' | 'superseded' | 'page'; readonly page: RankedEntry };

/** A code gives its product or successor, several codes their comparison. A page's title comes before products. */
export function topAnswer(
  keywords: string,
  items: readonly ListedItem[],
  pages: readonly RankedEntry[],
  left?: string,
): TopAnswerChoice | undefined {
  const byCode = new Map(items.map((item) => [plainCode(item.code), item]));
  const named = codesNamed(left === undefined ? keywords : '', (code) => byCode.has(code)).flatMap(
    (code) => byCode.get(code) ?? [],
  );
  const [item, second] = named;
  if (second) return { kind: 'compare', codes: named.map(({ code }) => code) };
  if (item) return { kind: 'product', item };
  const successor = items.find(({ replaces }) => replaces !== undefined);
  if (successor) return { kind: 'successor', item: successor };
  for (const kind of ['elsewhere', 'superseded'] as const) {
    const page = pages.find((each) => each.kind === kind);
    if (page) return { kind, page };
  }
  const page = pages.find(({ isAnswer }) => isAnswer);
  return page && { kind: 'page', page };
}
