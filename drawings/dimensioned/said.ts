/** What a product says of its form besides figures. */
import type { Product } from '../../kernel/contract.ts';

function specification({ specifications }: Product, id: string): string | undefined {
  const found = specifications.find((each) => each.id === id);
  return found === undefined ? undefined : String(found.value);
}

/** True where any of the words stands in its names, its keywords or its facts of form. */
export function says(product: Product, pattern: RegExp): boolean {
  const { code, name, series = '', keywords, appearance } = product;
  const facts = ['media', 'material', 'mounting', 'cover', 'thread'].map(
    (id) => specification(product, id) ?? '',
  );
  const words = [code, name, series, ...keywords, ...facts, appearance?.form ?? ''];
  return pattern.test(words.join(' ').toLowerCase());
}
