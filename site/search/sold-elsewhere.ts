/** Codes that only another country sells. They have no page here (RTE-19), but the search knows them. */
import { readPagesFile, type SiteEntry, searchPagesUrl } from '../../kernel/site-entry.ts';
import { fetchJson } from '../commerce/fetch-items.ts';
import { plainCode } from './plain-code.ts';

/** A tool waits for the file before it says that it doesn't know a code. */
const timeoutMs = 4000;

export const findElsewhere = (
  code: string,
  entries: readonly SiteEntry[],
): SiteEntry | undefined => {
  const plain = plainCode(code);
  return entries.find(({ kind, words }) => kind === 'elsewhere' && plainCode(words) === plain);
};

export type ElsewhereList = {
  /** Undefined until the list is loaded, and for every other code. */
  readonly find: (code: string) => SiteEntry | undefined;
  /** Undefined once loaded. Never rejects: without the file, these codes are like any unknown one. */
  readonly load: () => Promise<void> | undefined;
};

/** The list for a tool, which loads it when a visitor uses a code that isn't sold here. */
export function elsewhereList(): ElsewhereList {
  let entries: readonly SiteEntry[] | undefined;
  const fetchEntries = async () => {
    try {
      entries = readPagesFile(await fetchJson(searchPagesUrl, { timeoutMs }))?.entries;
    } catch (error) {
      console.error('Codes sold elsewhere failed to load:', error);
    }
    entries ??= [];
  };
  return {
    find: (code) => entries && findElsewhere(code, entries),
    load: () => (entries ? undefined : fetchEntries()),
  };
}
