/**
 * Runs once the start tag of the header is parsed, which is before it is painted: this script may
 * be done before the parser comes to it. What is inside the header may not be there yet.
 */
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
