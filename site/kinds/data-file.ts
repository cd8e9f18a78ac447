import type { Country, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { CodedData } from '../tool-kit/coded-products.ts';
import type { DataLists, DataSource } from '../tool-kit/data-source.ts';

/** What the build writes for a script's source of data. */
export type DataFile<Data extends DataLists> = {
  readonly source: DataSource<Data>;
  readonly of: (tables: Tables, country: Country) => Data;
};

type LineOf<Line> = (tables: Tables, country: Country, product: Product) => Line;
/** The products of a tool, in their order, and what it tells of one of them. */
export type CodedLines<Line = object> = {
  readonly products: readonly Pick<Product, 'code' | 'formerCodes'>[];
  readonly lineOf: LineOf<Line>;
  /** As the list of all names tells it. */
  readonly nameOf: LineOf<object>;
};

/** The same for data whose products may be too many for one file. */
export type CodedFile<Data extends CodedData<{ readonly code: string }> & DataLists> = {
  readonly source: DataSource<Data>;
  /** All but the products. */
  readonly listsOf: (tables: Tables, country: Country) => Omit<Data, 'products' | 'shards'>;
  readonly linesOf: (tables: Tables, country: Country) => CodedLines<Data['products'][number]>;
};
