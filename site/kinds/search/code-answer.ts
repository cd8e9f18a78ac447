/** What is known of a product whose code was typed whole: its clause, its documents, its guide. */
import type { Country, Document } from '../../../kernel/contract.ts';
import { documentsOf } from '../../../kernel/documents.ts';
import { plainCode } from '../../search/code-tokens.ts';
import { codedProducts } from '../../tool-kit/coded-products.ts';
import { fetchData } from '../../tool-kit/data-source.ts';
import { type CompareName, type CompareProduct, compareData } from '../compare/compare-data.ts';
import { clauseOf } from '../schedule/specification-text.ts';

export type CodeAnswer = {
  readonly code: string;
  /** "Item: …", a line each. */
  readonly lines: readonly string[];
  readonly documents: readonly Document[];
  readonly guide?: string;
};

/** Undefined for words that are no code of what is sold here. Rejects where the data cannot be had. */
export async function loadCodeAnswer(
  keywords: string,
  country: Country,
): Promise<CodeAnswer | undefined> {
  const data = await fetchData(compareData);
  const list = codedProducts<CompareProduct, CompareName>(compareData, data);
  await list.load([keywords]);
  const typed = plainCode(keywords);
  const product = list.here().find(({ code }) => plainCode(code) === typed);
  if (!product) return undefined;
  const { code, guide } = product;
  const specifications = Object.entries(product.specifications).map(([id, value]) => ({
    id,
    value,
    label: id,
    group: '',
  }));
  return {
    code,
    lines: clauseOf(product, data),
    documents: documentsOf({ code, specifications }, country),
    ...(guide !== undefined && { guide }),
  };
}
