import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Audience, Country } from '../../kernel/contract.ts';
import type { SearchSnapshot } from '../search/search-snapshot.ts';
import { idleSearch } from '../search/search-snapshot.ts';
import { loadSearchData } from './search-data.ts';
import type { SearchEngine } from './search-engine.ts';

export type EngineOfBox = {
  /** Undefined until it is loaded: then the form is the plain one. */
  readonly engine: SearchEngine | undefined;
  readonly snapshot: SearchSnapshot;
  /** Loads the engine. Where that fails it is logged, the form stays, and the next call tries again. */
  readonly load: () => void;
};

/** The search of this visitor, loaded when it is needed; another audience begins another one. */
export function useSearchEngine(country: Country, audience: Audience): EngineOfBox {
  const [create, setCreate] = useState<(country: Country, audience: Audience) => SearchEngine>();
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    Promise.all([import('./search-engine.ts'), loadSearchData()])
      .then(([{ createSearchEngine }, site]) =>
        setCreate(
          () => (country: Country, audience: Audience) =>
            createSearchEngine(site, country, audience),
        ),
      )
      .catch((error: unknown) => {
        isAsked.current = false;
        console.error('Error in search box:', error);
      });
  }, []);
  const engine = useMemo(() => create?.(country, audience), [create, country, audience]);
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
