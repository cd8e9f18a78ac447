import { useLayoutEffect, useState } from 'react';
import type { Loading } from './coded-products.ts';

/**
 * What is asked for, once `load` has brought what it needs; until then what was asked before. What
 * stands at first is loaded already. A failure is one of the tool, and its page stays as it was.
 */
export function useLoaded(asked: string, load: (asked: string) => Loading): string {
  const [loaded, setLoaded] = useState(asked);
  // Before the page is painted: what is here already is shown at once.
  useLayoutEffect(() => {
    const loading = load(asked);
    if (!loading) return setLoaded(asked);
    let isCurrent = true;
    loading.then(
      () => {
        if (isCurrent) setLoaded(asked);
      },
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, load]);
  return loaded;
}
