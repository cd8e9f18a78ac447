/** Regenerates results when their sources change. File events are only hints to compare the disk. */
export type Steps<T> = {
  /** A cheap fingerprint of the sources. */
  readonly version: () => string;
  readonly make: () => Promise<T>;
  /** Receives each result, in order. Its sources didn't change while it was made. */
  readonly publish: (made: T) => void;
  /** Receives errors of `version`, `make` or `publish`. The next change tries again. */
  readonly fail: (error: unknown) => void;
};

/** A constantly changing folder is used as it is after this many attempts. */
const maxAttempts = 5;

/**
 * Returns a function to call after a possible change. It repeats one run until sources are stable.
 * A failed run doesn't block later ones.
 */
export function rebuildOnChange<T>({
  version,
  make,
  publish,
  fail,
}: Steps<T>): () => Promise<void> {
  let done: string | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      for (let now = version(), attempt = 1; now !== done; attempt += 1) {
        const began = now;
        const [outcome] = await Promise.allSettled([make()]);
        now = version();
        if (now !== began && attempt < maxAttempts) continue;
        done = began;
        attempt = 0;
        if (outcome.status === 'fulfilled') publish(outcome.value);
        else fail(outcome.reason);
      }
    } catch (error) {
      fail(error);
    }
  }
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

type Watcher = {
  add(path: string): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
};

/** Combines the events of one save. Later events are noticed after the build. */
const burstMs = 10;
/** Catches changes that fire no events: a folder that was removed and came back, or a network drive. */
const pollMs = 1000;

/** Calls `hint` soon after events in the folders, and every second. */
export function watchFolders(
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
    }, burstMs);
  });
  // Polls a second after the last call has finished.
  const poll = () => void hint().finally(() => setTimeout(poll, pollMs).unref());
  poll();
}
