/** Data that a page's script fetches when it is used: named, read and checked in one place. */

export type DataLists = Readonly<Record<string, readonly unknown[]>>;
type Url = `/tools/${string}.json`;
export type DataSource<Data extends DataLists> = {
  readonly name: string;
  /** Of its file in the tree. */
  readonly url: Url;
  /** A page of HTML or an older file holds other lists. */
  readonly isData: (value: unknown) => value is Data;
};

/** Where the products of a source stand that are too many for its file. */
export const shardUrl = (name: string, prefix: string): Url => `/tools/${name}/${prefix}.json`;
export const namesUrl = (name: string): Url => `/tools/${name}-names.json`;

/** `lists` are all that the data holds. */
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

/** Rejects where the file is not there or not what its reader expects. */
export const fetchData = <Data extends DataLists>(
  { url, isData }: DataSource<Data>,
  options?: RequestInit,
): Promise<Data> => fetchChecked(url, isData, options);

/** A list of products that stands alone in its file. */
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
  if (!isExpected(data)) throw new Error(`${url} does not hold what its reader expects`);
  return data;
}
