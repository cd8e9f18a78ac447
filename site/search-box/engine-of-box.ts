import type { Audience, Country } from '../../kernel/contract.ts';
import { loadSearchData, type SearchData } from './search-data.ts';
import type { SearchEngine } from './search-engine.ts';

export type EngineOfBox = {
  /** Loads the engine. Where that fails it is logged, the form stays, and the next call tries again. */
  readonly load: () => void;
  readonly isUnderWay: () => boolean;
  readonly changeAudience: (audience: Audience) => void;
};

type EngineListeners = {
  readonly onEngine: (engine: SearchEngine) => void;
  readonly onFailure: () => void;
};
type Create = (audience: Audience) => SearchEngine;

/** The search of this visitor, loaded when it is needed; another audience begins another one. */
export function engineOfBox(
  country: Country,
  first: Audience,
  { onEngine, onFailure }: EngineListeners,
): EngineOfBox {
  let audience = first;
  let create: Create | undefined;
  let engine: SearchEngine | undefined;
  let isAsked = false;
  const begin = () => {
    engine?.session.dispose();
    engine = create?.(audience);
    engine?.prepare();
    if (engine) onEngine(engine);
  };
  return {
    load: () => {
      if (isAsked) return;
      isAsked = true;
      loadEngine(country)
        .then((loaded) => {
          create = loaded;
          begin();
        })
        .catch((error: unknown) => {
          isAsked = false;
          console.error('Error in search box:', error);
          onFailure();
        });
    },
    isUnderWay: () => isAsked && engine === undefined,
    changeAudience: (next) => {
      if (next === audience) return;
      audience = next;
      begin();
    },
  };
}

async function loadEngine(country: Country): Promise<Create> {
  const [{ createSearchEngine }, site]: [typeof import('./search-engine.ts'), SearchData] =
    await Promise.all([import('./search-engine.ts'), loadSearchData()]);
  return (audience) => createSearchEngine(site, country, audience);
}
