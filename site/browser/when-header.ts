/**
 * Runs once the start tag of the header is parsed, which is before it is painted: this script may
 * be done before the parser comes to it. What is inside the header may not be there yet.
 */
export function whenHeader(start: (header: HTMLElement) => void): void {
  const find = () => document.querySelector<HTMLElement>('[data-header]');
  const found = find();
  if (found) {
    start(found);
    return;
  }
  const observer = new MutationObserver(() => {
    const header = find();
    if (!header && document.readyState === 'loading') return;
    observer.disconnect();
    if (header) start(header);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
