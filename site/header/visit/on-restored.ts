/**
 * Back and Forward bring a page from memory, as it was left: what depends on cookies may have
 * changed on another page since.
 */
export function onRestored(run: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}
