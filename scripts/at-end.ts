/** What must be undone however a command ends: by itself, by a fault, by a signal. */

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
