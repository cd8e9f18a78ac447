/** Names, fetches and validates the data files of page scripts. */
import type { Country } from '../../kernel/entry-types.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { Tables } from '../../kernel/tables.ts';

export type DataLists = Readonly<Record<string, readonly unknown[]>>;
export type DataSource<Data extends DataLists> = {
  readonly url: `/tools/${string}.json`;
  readonly isData: (value: unknown) => value is Data;
};

export type DataFile<Data extends DataLists> = {
  readonly source: DataSource<Data>;
  readonly of: (tables: Tables, country: Country) => Data;
};

/** `lists` names all lists in the data. */
export function dataSource<Data extends DataLists>(
  name: string,
  lists: Readonly<Record<keyof Data, true>>,
): DataSource<Data> {
  return {
    url: `/tools/${name}.json`,
    isData: (value): value is Data =>
      isRecord(value) && Object.keys(lists).every((list) => Array.isArray(value[list])),
  };
}

/** Rejects if the file is missing or isn't in the expected format. */
export async function fetchData<Data extends DataLists>(
  { url, isData }: DataSource<Data>,
  options?: RequestInit,
): Promise<Data> {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isData(data)) throw new Error(`${url} isn't in the expected format`);
  return data;
}
