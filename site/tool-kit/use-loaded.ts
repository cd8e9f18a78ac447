import { useEffect, useState } from 'react';

/**
 * What is asked for, once `load` has brought what it needs; until then what was asked before. What
 * stands at first is loaded already. A failure is one of the tool, and its page stays as it was.
 */
export function useLoaded(asked: string, load: (asked: string) => Promise<void>): string {
  const [loaded, setLoaded] = useState(asked);
  useEffect(() => {
    let isCurrent = true;
    load(asked).then(
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
