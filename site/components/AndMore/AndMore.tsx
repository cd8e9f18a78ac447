/** The most products in a prerendered list. Ten thousand would take megabytes. Search finds them all. */
export const maxListed = 100;

export function AndMore({ count }: { readonly count: number }) {
  if (count <= 0) return undefined;
  return (
    <p>
      {`And ${count} more. `}
      <a href="/search">Search by code or name</a>
    </p>
  );
}
