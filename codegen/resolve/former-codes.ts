/** A code that a product had before it was given another: who writes it means that product. */

type Coded = { readonly code: string; readonly formerCodes?: readonly string[] };

/** The code that a former one has become, whatever its capitals; `undefined` for what was never one. */
export const currentCode = (former: string, products: Iterable<Coded>): string | undefined => {
  const wanted = former.toUpperCase();
  for (const { code, formerCodes = [] } of products)
    if (formerCodes.some((each) => each.toUpperCase() === wanted)) return code;
  return undefined;
};
