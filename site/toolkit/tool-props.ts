import type { Country } from '../../kernel/entry-types.ts';

export type PrerenderedParts = ReturnType<typeof prerenderedParts>;

export type ToolProps<Data> = {
  readonly data: Data;
  readonly country: Country;
  readonly plain: PrerenderedParts;
};

/** The prerendered parts of a page that a tool replaces: everything marked with `data-plain`. */
export function prerenderedParts(name: string) {
  const parts = () => [...document.querySelectorAll<HTMLElement>(`[data-plain="${name}"]`)];
  const setHidden = (hidden: boolean) => {
    for (const part of parts()) part.hidden = hidden;
  };
  return {
    show: () => setHidden(false),
    hide: () => setHidden(true),
    find: (selector: string): readonly HTMLElement[] =>
      parts().flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]),
  };
}
