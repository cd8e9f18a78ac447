/** Product codes as people copy them from a label, for forms and for the endpoint that checks them again. */

/** Every code of the catalogue, and the former ones with the code that took their place. */
export type ProductCodes = {
  readonly codes: readonly { readonly code: string; readonly name: string }[];
  readonly former: readonly { readonly code: string; readonly now: string }[];
};

export type FoundCode = { readonly code: string; readonly isFormer: boolean };

/** Capitals, hyphens and spaces are not what a code is known by: "wh2 60" is WH2-60. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/** The code of today that a text stands for; undefined where there is none. */
export function findCode({ codes, former }: ProductCodes, typed: string): FoundCode | undefined {
  const wanted = plain(typed);
  const same = ({ code }: { readonly code: string }) => plain(code) === wanted;
  const current = codes.find(same);
  if (current) return { code: current.code, isFormer: false };
  const now = former.find(same)?.now;
  return now === undefined ? undefined : { code: now, isFormer: true };
}

/** Said by the form and by its endpoint alike. */
export const unknownCode = (typed: string): string =>
  `No product of ours has the code ${typed}. Copy it from the label, such as WH2-60.`;
