/** Keeps what is made from files in step with them, whatever happens to the files meanwhile. */

export type Steps<T> = {
  /** The state of the sources, cheaply. */
  readonly version: () => string;
  readonly make: () => Promise<T>;
  /** Called with what was made, in order. The sources did not change while it was made. */
  readonly publish: (made: T) => void;
  /** What `version`, `make` or `publish` threw. The next change is a new attempt. */
  readonly fail: (error: unknown) => void;
};

/** A folder that never rests is published as it is seen after this many attempts. */
const mostAttempts = 5;

/**
 * Returns a function to be called at every hint of a change, as often as one likes. One run at a
 * time makes and makes again until the sources are those that it began with; a run that fails is
 * over, and blocks nothing.
 */
export function keepInStep<T>({ version, make, publish, fail }: Steps<T>): () => Promise<void> {
  let done: string | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      for (let now = version(), attempt = 1; now !== done; attempt += 1) {
        const began = now;
        const outcome = await settle(make);
        now = version();
        if (now !== began && attempt < mostAttempts) continue;
        done = began;
        attempt = 0;
        if ('made' in outcome) publish(outcome.made);
        else fail(outcome.error);
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

type Outcome<T> = { readonly made: T } | { readonly error: unknown };

async function settle<T>(make: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { made: await make() };
  } catch (error) {
    return { error };
  }
}
