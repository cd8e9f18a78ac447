import type { Country } from '../../kernel/contract.ts';

/** The prerendered parts of a page that a tool replaces: everything marked with `data-plain`. */
export type PrerenderedParts = {
  readonly show: () => void;
  readonly hide: () => void;
  /** Returns matching elements inside, in the order of the page. */
  readonly find: (selector: string) => readonly HTMLElement[];
};

export type ToolProps<Data> = {
  readonly data: Data;
  readonly country: Country;
  /** The tool decides whether the page shows its prerendered parts or the tool. */
  readonly plain: PrerenderedParts;
};

export function prerenderedParts(name: string): PrerenderedParts {
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
