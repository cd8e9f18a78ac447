/** The stages of a command by what it prints of them: "Rendering … 451 pages, 1.4 s". */
export type Stage = { readonly name: string; readonly seconds: number };

export const stagesOf = (output: string): readonly Stage[] =>
  [...output.matchAll(/^(\S[^…\n]*?) … (?:.*[ ,])?([\d.]+) s$/gm)].map(
    ([, name = '', seconds]) => ({
      name,
      seconds: Number(seconds),
    }),
  );
