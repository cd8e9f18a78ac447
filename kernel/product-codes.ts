/** Looks up product codes as people type them. The form and its endpoint share it. */

/** Every current code, and every former code with its successor. */
export type ProductCodes = {
  readonly codes: readonly { readonly code: string; readonly name: string }[];
  readonly former: readonly { readonly code: string; readonly now: string }[];
};

/** Ignores case, hyphens and spaces: "wh2 60" is WH2-60. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/** The current code for a typed one. Undefined if there's none. */
export function findCode({ codes, former }: ProductCodes, typed: string) {
  const wanted = plain(typed);
  const same = ({ code }: { readonly code: string }) => plain(code) === wanted;
  const current = codes.find(same);
  if (current) return { code: current.code, isFormer: false };
  const now = former.find(same)?.now;
  return now === undefined ? undefined : { code: now, isFormer: true };
}

export const unknownCode = (typed: string): string =>
  `We don't have a product with the code ${typed}. Copy it from the label, such as WH2-60.`;
