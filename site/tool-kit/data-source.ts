/** Data files that a page's script fetches when it's used: their names, reading and checks. */

export type DataLists = Readonly<Record<string, readonly unknown[]>>;
type Url = `/tools/${string}.json`;
export type DataSource<Data extends DataLists> = {
  readonly name: string;
  /** The address of its file. */
  readonly url: Url;
  /** An HTML page or an older file has other lists. */
  readonly isData: (value: unknown) => value is Data;
};

/** The file of a shard, for sources with too many products for one file. */
export const shardUrl = (name: string, prefix: string): Url => `/tools/${name}/${prefix}.json`;
export const namesUrl = (name: string): Url => `/tools/${name}-names.json`;

/** `lists`: the names of all lists in the data. */
export function dataSource<Data extends DataLists>(
  name: string,
  lists: Readonly<Record<keyof Data, true>>,
): DataSource<Data> {
  return {
    name,
    url: `/tools/${name}.json`,
    isData: (value): value is Data => {
      if (typeof value !== 'object' || value === null) return false;
      const entries = new Map(Object.entries(value));
      return Object.keys(lists).every((list) => Array.isArray(entries.get(list)));
    },
  };
}

/** Rejects when the file is missing or isn't what its reader expects. */
export const fetchData = <Data extends DataLists>(
  { url, isData }: DataSource<Data>,
  options?: RequestInit,
): Promise<Data> => fetchChecked(url, isData, options);

/** A file that's just a list of products. */
export const fetchProducts = <Product extends object>(url: Url): Promise<readonly Product[]> =>
  fetchChecked(url, (value): value is readonly Product[] => Array.isArray(value));

async function fetchChecked<T>(
  url: Url,
  isExpected: (value: unknown) => value is T,
  options?: RequestInit,
): Promise<T> {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isExpected(data)) throw new Error(`${url} doesn't hold what its reader expects`);
  return data;
}
