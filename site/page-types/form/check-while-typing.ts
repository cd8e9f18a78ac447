/** VAL-07: checks a field when the visitor leaves it, then `debounceMs` after every change. */
export function watchField(look: () => void, debounceMs: number) {
  let wasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    leave: () => {
      wasLeft = true;
      stop();
      look();
    },
    type: () => {
      if (!wasLeft) return;
      stop();
      timer = setTimeout(look, debounceMs);
    },
    /** Checks from now on, as after sending. */
    begin: () => {
      wasLeft = true;
    },
    stop,
  };
}
