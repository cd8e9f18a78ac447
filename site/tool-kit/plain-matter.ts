/** The prerendered parts of a page that a tool stands in for: everything marked with `data-plain`. */

export type PlainMatter = {
  readonly show: () => void;
  readonly hide: () => void;
  /** Parts inside, in the order of the page. */
  readonly find: (selector: string) => readonly HTMLElement[];
};

export function createPlainMatter(name: string): PlainMatter {
  const parts = () => [...document.querySelectorAll<HTMLElement>(`[data-plain="${name}"]`)];
  const setHidden = (hidden: boolean) => {
    for (const part of parts()) part.hidden = hidden;
  };
  return {
    show: () => setHidden(false),
    hide: () => setHidden(true),
    find: (selector) =>
      parts().flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]),
  };
}
