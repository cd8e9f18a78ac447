/** Keeps generated things in step with the files they come from. File events are hints; the disk decides. */
export type Steps<T> = {
  /** A cheap fingerprint of the sources. */
  readonly version: () => string;
  readonly make: () => Promise<T>;
  /** Called with each result, in order. The sources didn't change while it was being made. */
  readonly publish: (made: T) => void;
  /** Called with the error that `version`, `make` or `publish` threw. The next change tries again. */
  readonly fail: (error: unknown) => void;
};

/** A folder that changes all the time is used as it is after this many attempts. */
const maxAttempts = 5;

/**
 * Returns a function to call whenever something may have changed. One run at a time makes the result
 * again until the sources are the ones it began with; a failed run ends, and blocks nothing.
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

/** The part of chokidar that we use. */
type Watcher = {
  add(path: string): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
};

/** Events of one save come together. Anything later is noticed by the look after the build. */
const burstMs = 10;
/** Finds what events miss: a folder that was removed and came back, or a network drive. */
const pollMs = 1000;

/** Calls `hint` soon after anything happens in the folders, and every second besides. */
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
  // The next look begins a second after the last one has ended.
  const poll = () => void hint().finally(() => setTimeout(poll, pollMs).unref());
  poll();
}
