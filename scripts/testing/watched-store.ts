import type { Store } from '../publish/store.ts';

type Step = 'list' | 'read' | 'put' | 'stage' | 'place' | 'discard' | 'remove';

/** Wraps a store. Every step runs through `around`, which may refuse it or fail after it. */
export function watchedStore(
  store: Store,
  around: <T>(work: () => Promise<T>, step: Step, key: string) => Promise<T>,
): Store {
  return {
    ...store,
    list: () => around(store.list, 'list', ''),
    read: (key) => around(() => store.read(key), 'read', key),
    put: (key, bytes, content) => around(() => store.put(key, bytes, content), 'put', key),
    async stage(bytes) {
      const staged = await around(() => store.stage(bytes), 'stage', '');
      return {
        place: (key, content) => around(() => staged.place(key, content), 'place', key),
        discard: () => around(staged.discard, 'discard', ''),
      };
    },
    remove: (key) => around(() => store.remove(key), 'remove', key),
  };
}
