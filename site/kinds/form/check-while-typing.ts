/**
 * When a field is looked at (VAL-07): nobody is told off while typing for the first time. After
 * the field has been left once, each input is looked at, `debounceMs` after the last one.
 */
export type Watch = {
  readonly leave: () => void;
  readonly type: () => void;
  /** Looks from now on, as after a send. */
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
