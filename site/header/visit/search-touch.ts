/** Loads the search box at the first touch. Until it's in use, first.ts keeps what was typed in it. */
export function startSearchTouch(header: HTMLElement): void {
  let isAsked = false;
  const touch = (target: unknown) => {
    const box = target instanceof Element && target.closest<HTMLElement>('[data-search-box]');
    if (!box || isAsked) return;
    isAsked = true;
    import('../island.ts')
      .then(({ mount }) => mount(header, box))
      .catch((error) => {
        // The form stays and works, and the next touch tries again (ACCEPTANCE 31).
        isAsked = false;
        box.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
        console.error(error);
      });
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input']) {
    header.addEventListener(intent, ({ target }) => touch(target));
  }
  // Touched before this script had arrived, or while the network was away.
  const touchInUse = () => touch(document.activeElement);
  addEventListener('online', touchInUse);
  touchInUse();
}
