/** Loads the constants of search in the browser. Rejects without them, and the form still works. */
import { isRecord } from '../../kernel/json-record.ts';
import { fetchJson } from '../commerce/fetch-items.ts';
import type { SearchSite } from '../search/visible-items.ts';
import { searchDataUrl } from './search-data.ts';

export async function loadSearchData(): Promise<SearchSite> {
  const data = await fetchJson(searchDataUrl);
  if (!isSearchData(data)) throw new Error(`${searchDataUrl} doesn't contain the search constants`);
  return data;
}

const isSearchData = (data: unknown): data is SearchSite => isRecord(data) && isRecord(data.search);
