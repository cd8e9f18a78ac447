import { useEffect, useState } from 'react';
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { fetchEntries, findElsewhere } from '../../search/sold-elsewhere.ts';

/** Finds the country that sells a code this one doesn't. Fetches the list once there are `codes`. */
export function useSoldElsewhere(codes: readonly string[]) {
  const [entries, setEntries] = useState<readonly SiteEntry[]>([]);
  const isAsked = codes.length > 0;
  useEffect(() => {
    if (isAsked) void fetchEntries().then(setEntries);
  }, [isAsked]);
  return (code: string) => findElsewhere(code, entries);
}
