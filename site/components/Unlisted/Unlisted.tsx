/**
 * The most products a tool's prerendered list has. Visitors don't read further, and ten thousand would take
 * megabytes. The tool and the search know them all.
 */
export const maxListed = 100;

/** Says how many products a list leaves out, and links to the search. */
export function Unlisted({ count }: { readonly count: number }) {
  if (count <= 0) return undefined;
  return (
    <p>
      {`And ${count} more. `}
      <a href="/search">Search by code or name</a>
    </p>
  );
}
