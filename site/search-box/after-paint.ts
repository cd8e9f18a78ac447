/** A function that has `run` done once the next frame is painted, however often it is called before. */
export function afterPaint(run: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    // A frame's own callbacks run before it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsked = false;
        run();
      }),
    );
  };
}
