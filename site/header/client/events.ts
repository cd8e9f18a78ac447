/** Runs for a click inside `root` on an element that matches `selector`, or on anything inside that element. */
export function onClick(
  root: HTMLElement,
  selector: string,
  run: (element: HTMLElement, event: MouseEvent) => void,
): void {
  root.addEventListener('click', (event) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) run(element, event);
  });
}

/** Runs when Back or Forward restores the page from memory, because another page may have changed cookies. */
export function onRestored(run: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}

/** Runs once the header's start tag is parsed and before it's painted. The header may still be empty then. */
export function whenHeader(start: (header: HTMLElement) => void): void {
  const observer = new MutationObserver(look);
  function look(): void {
    const header = document.querySelector<HTMLElement>('[data-header]');
    if (!header && document.readyState === 'loading') return;
    observer.disconnect();
    if (header) start(header);
  }
  observer.observe(document, { childList: true, subtree: true });
  look();
}
