/** Cleans up however a command ends: normally, with an error or by a signal. */
import { setImmediate, setTimeout } from 'node:timers/promises';

const parent = process.ppid;
const undone = new Set<() => void>();

/** Runs `undo`, which must be synchronous, at the end. The returned function runs it earlier instead. */
export function onExit(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** Runs the latest first. The next run removes what can't be undone. */
export function runExitHandlers(): void {
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
export async function handleSignals(): Promise<void> {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  // This lets the timers run, then the system's events.
  await setTimeout(1);
  await setImmediate();
}

const deafMs = 200;
let heard = performance.now();

/** `handleSignals` for loops: at most a few times a second. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - heard < deafMs) return;
  await handleSignals();
  heard = performance.now();
}
