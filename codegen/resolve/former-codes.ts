/** Looks up codes that products used to have. Anyone who writes one means that product. */

type Coded = { readonly code: string; readonly formerCodes?: readonly string[] };

/** The current code for a former one, whatever its capitals; `undefined` if no product ever had it. */
export const currentCode = (former: string, products: Iterable<Coded>): string | undefined => {
  const wanted = former.toUpperCase();
  for (const { code, formerCodes = [] } of products)
    if (formerCodes.some((each) => each.toUpperCase() === wanted)) return code;
  return undefined;
};
