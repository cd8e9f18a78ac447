/** VAL-07: checks a field when the visitor leaves it, then `debounceMs` after every change. */
type Watch = {
  readonly leave: () => void;
  readonly type: () => void;
  /** Checks from now on, as after sending. */
  readonly begin: () => void;
  readonly stop: () => void;
};

export function watchField(look: () => void, debounceMs: number): Watch {
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
    begin: () => {
      wasLeft = true;
    },
    stop,
  };
}
