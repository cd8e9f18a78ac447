import type { Country, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { CodedData } from '../tool-kit/coded-products.ts';
import type { DataLists, DataSource } from '../tool-kit/data-source.ts';

/** Data that the build writes for a script. */
export type DataFile<Data extends DataLists> = {
  readonly source: DataSource<Data>;
  readonly of: (tables: Tables, country: Country) => Data;
};

type LineOf<Line> = (tables: Tables, country: Country, product: Product) => Line;
/** A tool's products in order, and what its data has for each. */
export type CodedLines<Line = object> = {
  readonly products: readonly Pick<Product, 'code' | 'formerCodes'>[];
  readonly lineOf: LineOf<Line>;
  /** The shorter entry in the list of all names. */
  readonly nameOf: LineOf<object>;
};

/** Data with too many products for one file. */
export type CodedFile<Data extends CodedData<{ readonly code: string }> & DataLists> = {
  readonly source: DataSource<Data>;
  readonly listsOf: (tables: Tables, country: Country) => Omit<Data, 'products' | 'shards'>;
  readonly linesOf: (tables: Tables, country: Country) => CodedLines<Data['products'][number]>;
};
