import type { ReactElement } from 'react';

/** What a list that would be too long leaves out, and how to get at it. */
export function Unlisted({ count }: { readonly count: number }): ReactElement | undefined {
  if (count <= 0) return undefined;
  return (
    <p>
      {`And ${count} more. `}
      <a href="/search">Search by code or name</a>
    </p>
  );
}
