/** Data that a page's script fetches when it is used: named, read and checked in one place. */

export type DataLists = Readonly<Record<string, readonly object[]>>;
export type DataSource<Data extends DataLists> = {
  /** Of its file in the tree. */
  readonly url: `/tools/${string}.json`;
  /** A page of HTML or an older file holds other lists. */
  readonly isData: (value: unknown) => value is Data;
};

/** `lists` are all that the data holds. */
export function dataSource<Data extends DataLists>(
  name: string,
  lists: Readonly<Record<keyof Data, true>>,
): DataSource<Data> {
  return {
    url: `/tools/${name}.json`,
    isData: (value): value is Data => {
      if (typeof value !== 'object' || value === null) return false;
      const entries = new Map(Object.entries(value));
      return Object.keys(lists).every((list) => Array.isArray(entries.get(list)));
    },
  };
}

/** Rejects where the file is not there or not what its reader expects. */
export async function fetchData<Data extends DataLists>(
  { url, isData }: DataSource<Data>,
  options?: RequestInit,
): Promise<Data> {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isData(data)) throw new Error(`${url} does not hold what its reader expects`);
  return data;
}
