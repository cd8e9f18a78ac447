/** Cleans up however a command ends: normally, with an error or by a signal. */
import { setImmediate, setTimeout } from 'node:timers/promises';

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

/** Lets timers run, then system events, so that a signal which arrived while this process was busy ends it now. */
export const handleSignals = (): Promise<void> => setTimeout(1).then(() => setImmediate());
