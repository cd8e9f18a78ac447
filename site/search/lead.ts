/** What /search shows above its list: the products whose codes were typed, or the page that answers. */
import type { RankedEntry } from '../../kernel/site-entry.ts';
import type { ListedItem } from './listed-items.ts';
import { plainCode } from './plain-code.ts';

export type LeadChoice =
  | { readonly kind: 'product' | 'successor'; readonly item: ListedItem }
  | { readonly kind: 'elsewhere' | 'superseded' | 'page'; readonly page: RankedEntry };

/**
 * A typed code leads to its product, a former code to its successor. A page whose title was typed comes before products
 * too.
 */
export function leadOf(
  keywords: string,
  items: readonly ListedItem[],
  pages: readonly RankedEntry[],
): LeadChoice | undefined {
  const typed = plainCode(keywords);
  const exact = items.find(({ code }) => plainCode(code) === typed);
  if (exact) return { kind: 'product', item: exact };
  const successor = items.find(({ replaces }) => replaces !== undefined);
  if (successor) return { kind: 'successor', item: successor };
  for (const kind of ['elsewhere', 'superseded'] as const) {
    const page = pages.find((each) => each.kind === kind);
    if (page) return { kind, page };
  }
  const page = pages.find(({ isAnswer }) => isAnswer);
  return page && { kind: 'page', page };
}
