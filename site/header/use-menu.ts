import { type RefCallback, useCallback } from 'react';
import { attachHover } from './menu-hover.ts';
import { attachKeys } from './menu-keys.ts';

/**
 * Hover and keyboard (SPEC 4) for the menus inside an element. What is open is known by the
 * document alone, so a menu that was opened before React came stays as it is.
 * `resetMs`: how long type-ahead waits for the next letter.
 */
export function useMenu(resetMs: number): RefCallback<HTMLElement> {
  return useCallback(
    (root) => {
      if (root === null) return undefined;
      const detach = new AbortController();
      attachHover(root, detach.signal);
      attachKeys(root, resetMs, detach.signal);
      return () => detach.abort();
    },
    [resetMs],
  );
}
