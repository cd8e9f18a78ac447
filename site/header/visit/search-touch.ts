/**
 * Loads the search box at the first touch. Until it's in use, words that were typed show the sign of loading,
 * and the last key is kept in `data-key` for it (start-search-box.ts).
 */
export function startSearchTouch(header: HTMLElement): void {
  let loading: Promise<void> | undefined;
  const touch = (target: unknown, key?: string) => {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-search-box]') : null;
    // It gets its role once it's in use.
    const input = box?.querySelector('input:not([role])');
    if (!box || !(input instanceof HTMLInputElement)) return;
    if (key) input.dataset.key = key;
    const line = input.parentElement;
    if (input.value && input === document.activeElement) line?.setAttribute('aria-busy', 'true');
    loading ??= import('../island.ts')
      .then(({ mount }) => mount(header, box))
      .catch((error) => {
        // The form stays and works, and the next touch tries again (ACCEPTANCE 31).
        loading = undefined;
        line?.removeAttribute('aria-busy');
        console.error(error);
      });
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin', 'input']) {
    header.addEventListener(intent, ({ target }) => touch(target));
  }
  header.addEventListener('keydown', ({ target, key }) => touch(target, key));
  // Touched before this script had arrived, or while the network was away.
  const touchInUse = () => touch(document.activeElement);
  addEventListener('online', touchInUse);
  touchInUse();
}
