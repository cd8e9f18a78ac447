/** Cleans up however a command ends: normally, with an error or by a signal. */
import { setImmediate, setTimeout } from 'node:timers/promises';

const parent = process.ppid;
const undone = new Set<() => void>();

/** Runs `undo`, which must be synchronous, on exit. The returned function runs it earlier. */
export function onExit(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** Runs the latest first. The next command removes what's left. */
export function runExitHandlers(): void {
  for (const undo of [...undone].reverse()) {
    undone.delete(undo);
    try {
      undo();
    } catch {}
  }
}

/** Handles signals that arrived while this process was busy, and stops it if its parent has gone. */
export async function handleSignals(): Promise<void> {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  // Lets timers run, then system events.
  await setTimeout(1);
  await setImmediate();
}

const deafMs = 200;
let heard = performance.now();

/** Calls `handleSignals` in loops, at most a few times a second. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - heard < deafMs) return;
  await handleSignals();
  heard = performance.now();
}
