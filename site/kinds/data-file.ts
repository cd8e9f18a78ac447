import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Data that the script of a page kind fetches when it is used: where it lies in a tree, and what it holds. */
export type DataFile<Data extends Readonly<Record<string, readonly object[]>>> = {
  readonly path: `tools/${string}.json`;
  readonly of: (tables: Tables, country: Country) => Data;
};
