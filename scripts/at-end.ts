/** What must be undone however a command ends: by itself, by a fault, by a signal. */
import { setImmediate, setTimeout } from 'node:timers/promises';

const parent = process.ppid;
const undone = new Set<() => void>();

/** `undo` must not wait for anything. Returns how to do it now, and so not again at the end. */
export function atEnd(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** The last first. What cannot be undone is left to the next run, which sweeps. */
export function undoAll(): void {
  for (const undo of [...undone].reverse()) {
    undone.delete(undo);
    try {
      undo();
    } catch {}
  }
}

/**
 * What came while this process was busy is heard before it goes on: a signal, or that who began it
 * is gone. Then it does not go on.
 */
export async function hearSignals(): Promise<void> {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  // Through the timers, and through what the system has to tell.
  await setTimeout(1);
  await setImmediate();
}

const deafMs = 200;
let heard = performance.now();

/** The same for who is asked often: at most a few times a second. */
export async function hearSignalsNowAndThen(): Promise<void> {
  if (performance.now() - heard < deafMs) return;
  await hearSignals();
  heard = performance.now();
}
