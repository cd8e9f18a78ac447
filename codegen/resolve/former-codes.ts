/** Looks up the products that former codes mean. */

type Coded = { readonly code: string; readonly formerCodes?: readonly string[] };

/** Returns the current code for a former one in any case; `undefined` if no product ever had it. */
export const currentCode = (former: string, products: Iterable<Coded>): string | undefined => {
  const wanted = former.toUpperCase();
  for (const { code, formerCodes = [] } of products)
    if (formerCodes.some((each) => each.toUpperCase() === wanted)) return code;
  return undefined;
};
