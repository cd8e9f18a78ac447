import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { CodedData } from '../tool-kit/coded-products.ts';
import type { DataLists, DataSource } from '../tool-kit/data-source.ts';

/** What the build writes for a script's source of data. */
export type DataFile<Data extends DataLists> = {
  readonly source: DataSource<Data>;
  readonly of: (tables: Tables, country: Country) => Data;
};

/** A product of a tool: whole, by the codes that lead to it, and as the list of names tells it. */
export type CodedEntry<Product> = {
  readonly codes: readonly string[];
  readonly product: Product;
  readonly name: object;
};

/** The same for data whose products may be too many for one file. */
export type CodedFile<Data extends CodedData<{ readonly code: string }> & DataLists> = {
  readonly source: DataSource<Data>;
  /** All but the products. */
  readonly listsOf: (tables: Tables) => Omit<Data, 'products' | 'shards'>;
  readonly entriesOf: (
    tables: Tables,
    country: Country,
  ) => readonly CodedEntry<Data['products'][number]>[];
};
