/**
 * The products that a tool knows. A small catalogue comes in one file; of a large one the shards of
 * the codes that are asked for are fetched (kernel/code-shards.ts), and the names of all of them where
 * somebody looks for words.
 */
import { shardOf } from '../../kernel/code-shards.ts';
import { fetchProducts, namesUrl, shardUrl } from './data-source.ts';

type Coded = { readonly code: string };
export type CodedData<Product extends Coded> = {
  /** All of them, where there are no shards. */
  readonly products: readonly Product[];
  /** What the codes of each shard begin with. */
  readonly shards: readonly string[];
};

/** Undefined: nothing is to be waited for. */
export type Loading = Promise<void> | undefined;

export type CodedProducts<Product extends Name, Name extends Coded> = {
  /** Whether all are here from the beginning. */
  readonly isWhole: boolean;
  /** Those that are here: all, or what was loaded so far. */
  readonly here: () => readonly Product[];
  /** Fetches what these codes, present or former, may lead to. Rejects where a file cannot be had. */
  readonly load: (codes: readonly string[]) => Loading;
  /** All of them by name; those that are here until the names are loaded. */
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
        // The next who asks tries again.
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
