/** A product that only the other country sells has no page here (RTE-19); the search knows its code. */
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { plainCode } from '../../search/plain-code.ts';

/** What is known of the code that a decoded path ends in. */
export function soldElsewhere(path: string, entries: readonly SiteEntry[]): SiteEntry | undefined {
  const typed = plainCode(path.replace(/\/+$/, '').replace(/^.*\//, ''));
  return entries.find(({ kind, words }) => kind === 'elsewhere' && plainCode(words) === typed);
}
