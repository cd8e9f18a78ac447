/** Finds codes that only another country sells. They have no page here (RTE-19), but the search knows them. */
import { readSearchPages, type SiteEntry, searchPagesUrl } from '../../kernel/site-entry.ts';
import { fetchJson } from '../commerce/fetch-items.ts';
import { plainCode } from './plain-code.ts';

export const findElsewhere = (
  code: string,
  entries: readonly SiteEntry[],
): SiteEntry | undefined => {
  const plain = plainCode(code);
  return entries.find(({ kind, words }) => kind === 'elsewhere' && plainCode(words) === plain);
};

/** The search's pages. Never rejects. Without its file, a code sold elsewhere counts as unknown. */
export async function fetchEntries(): Promise<readonly SiteEntry[]> {
  try {
    return readSearchPages(await fetchJson(searchPagesUrl))?.entries ?? [];
  } catch (error) {
    console.error('Codes sold elsewhere failed to load:', error);
    return [];
  }
}
