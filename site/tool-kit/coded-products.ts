/**
 * A tool's products. A small catalogue comes in one file. Of a large one, the shards of the requested codes are fetched
 * (kernel/code-shards.ts), and the names of all products when the visitor searches for words.
 */
import { shardOf } from '../../kernel/code-shards.ts';
import { fetchProducts, namesUrl, shardUrl } from './data-source.ts';

type Coded = { readonly code: string };
export type CodedData<Product extends Coded> = {
  /** All products, unless there are shards. */
  readonly products: readonly Product[];
  /** The prefix of each shard's codes. */
  readonly shards: readonly string[];
};

/** Undefined when there's nothing to wait for. */
export type Loading = Promise<void> | undefined;

export type CodedProducts<Product extends Name, Name extends Coded> = {
  /** Whether all products are loaded from the start. */
  readonly isWhole: boolean;
  /** The products loaded so far. */
  readonly here: () => readonly Product[];
  /** Fetches the products of these current or former codes. Rejects if a file can't be fetched. */
  readonly load: (codes: readonly string[]) => Loading;
  /** All products by name; the loaded ones until the names arrive. */
  readonly names: () => readonly Name[];
  readonly loadNames: () => Loading;
};

export function codedProducts<Product extends Name, Name extends Coded>(
  source: { readonly name: string },
  { products, shards }: CodedData<Product>,
): CodedProducts<Product, Name> {
  const files = new Map<string, Promise<void>>();
  const loaded = new Set<string>();
  const here = new Map(products.map((product) => [product.code, product]));
  let all: readonly Product[] = products;
  let names: readonly Name[] | undefined;
  const once = <File extends string>(file: File, keep: (file: File) => Promise<void>) => {
    const loading =
      files.get(file) ??
      keep(file).catch((error: unknown) => {
        // The next call tries again.
        files.delete(file);
        throw error;
      });
    files.set(file, loading);
    return loading;
  };
  return {
    isWhole: shards.length === 0,
    here: () => all,
    names: () => names ?? all,
    load: (codes) => {
      const wanted = new Set(codes.flatMap((code) => shardOf(shards, code) ?? []));
      const missing = [...wanted].filter((prefix) => !loaded.has(prefix));
      if (missing.length === 0) return undefined;
      return Promise.all(
        missing.map((prefix) =>
          once(shardUrl(source.name, prefix), async (file) => {
            for (const product of await fetchProducts<Product>(file)) {
              here.set(product.code, product);
            }
            all = [...here.values()];
            loaded.add(prefix);
          }),
        ),
      ).then(() => undefined);
    },
    loadNames: () => {
      if (shards.length === 0 || names) return undefined;
      return once(namesUrl(source.name), async (file) => {
        names = await fetchProducts<Name>(file);
      });
    },
  };
}
