import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Audience, Country } from '../../kernel/contract.ts';
import type { SearchSnapshot } from '../search/search-snapshot.ts';
import { idleSearch } from '../search/search-snapshot.ts';
import type { SearchData } from './search-data.ts';
import type { createSearchEngine, SearchEngine } from './search-engine.ts';

export type EngineOfBox = {
  /** Undefined until it is loaded: then the form is the plain one. */
  readonly engine: SearchEngine | undefined;
  readonly snapshot: SearchSnapshot;
  /** Loads the engine. Where that fails it is logged, the form stays, and the next call tries again. */
  readonly load: () => void;
};

/** The search of this visitor, loaded when it is needed; another audience begins another one. */
export function useSearchEngine(
  data: SearchData,
  country: Country,
  audience: Audience,
): EngineOfBox {
  // Constants do not change in a visit, whatever object they are handed in by.
  const [site] = useState(data);
  const [create, setCreate] = useState<typeof createSearchEngine>();
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./search-engine.ts')
      .then(({ createSearchEngine }) => setCreate(() => createSearchEngine))
      .catch((error: unknown) => {
        isAsked.current = false;
        console.error('Error in search box:', error);
      });
  }, []);
  const engine = useMemo(
    () => create?.(site, country, audience),
    [create, site, country, audience],
  );
  useEffect(() => {
    engine?.prepare();
    return () => engine?.session.dispose();
  }, [engine]);
  const snapshot = useSyncExternalStore(
    engine?.session.subscribe ?? neverChanges,
    engine?.session.getSnapshot ?? idle,
    idle,
  );
  return { engine, snapshot, load };
}

const idle = () => idleSearch;
const neverChanges = () => () => undefined;
