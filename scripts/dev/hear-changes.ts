/** Hints that files may have changed: events, and a slow clock where events are lost. */

/** What chokidar offers of itself. */
type Watcher = {
  add(path: string): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
};

/** Events of one save are one hint. What follows is seen by the look at the disk after the reading. */
const burst = 10;
/** A folder that is removed and comes back loses its watch, and a network drive has none. */
const clock = 1000;

/** Calls `hint` soon after anything happens below a folder that the watcher sees, and every second besides. */
export function hearChanges(
  watcher: Watcher,
  folders: readonly string[],
  hint: () => Promise<void>,
): void {
  for (const folder of folders) watcher.add(folder);
  let isWaiting = false;
  watcher.on('all', () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void hint();
    }, burst);
  });
  // The next look begins a second after the last one has ended.
  const tick = () => void hint().finally(() => setTimeout(tick, clock).unref());
  tick();
}
