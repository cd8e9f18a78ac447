import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { DataLists, DataSource } from '../tool-kit/data-source.ts';

/** Data that the build writes for a script. */
export type DataFile<Data extends DataLists> = {
  readonly source: DataSource<Data>;
  readonly of: (tables: Tables, country: Country) => Data;
};
