/** Processes all items, a few at a time. After an error, only work in progress is finished. */
export async function forEach<T>(
  all: readonly T[],
  work: (each: T) => Promise<void>,
  atATime = 16,
): Promise<void> {
  const left = all.values();
  let faults = 0;
  const worker = async () => {
    for (const each of left) {
      if (faults > 0) return;
      await work(each).catch((error: unknown) => {
        faults += 1;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atATime }, worker));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
