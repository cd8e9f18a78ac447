/** Cleans up however a command ends: normally, with an error or by a signal. */
import { setImmediate, setTimeout } from 'node:timers/promises';

const parent = process.ppid;
const undone = new Set<() => void>();

/** Runs `undo`, which must be synchronous, at the end. The returned function runs it earlier instead. */
export function atEnd(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** Runs the latest first. The next run removes what can't be undone. */
export function undoAll(): void {
  for (const undo of [...undone].reverse()) {
    undone.delete(undo);
    try {
      undo();
    } catch {}
  }
}

/**
 * Lets signals that arrived while this process was busy take effect, and stops it if its parent has
 * gone.
 */
export async function hearSignals(): Promise<void> {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  // Through the timers, and through the events of the system.
  await setTimeout(1);
  await setImmediate();
}

const deafMs = 200;
let heard = performance.now();

/** `hearSignals` for loops: at most a few times a second. */
export async function hearSignalsNowAndThen(): Promise<void> {
  if (performance.now() - heard < deafMs) return;
  await hearSignals();
  heard = performance.now();
}
