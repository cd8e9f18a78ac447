import type { ReactElement, ReactNode } from 'react';

/** HDR-09: only there with the flag on. What it holds is a form that works without a script. */
export function SearchStrip({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div data-search-strip="">
      <div data-search-box="">{children}</div>
    </div>
  );
}
