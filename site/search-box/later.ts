/** How something is put off. */
type Wait = (run: () => void) => void;

/** To a task of its own: a key can come in between. A message, since timers wait where a page is not seen. */
export const nextTask: Wait = (run) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
};

/** Until the next frame is painted; a frame's own callbacks run before that. */
export const nextPaint: Wait = (run) => void requestAnimationFrame(() => nextTask(run));

/** A function that has `run` done after `wait`, once, however often it is called before. */
export function later(wait: Wait, run: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    wait(() => {
      isAsked = false;
      run();
    });
  };
}
