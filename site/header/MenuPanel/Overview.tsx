import type { ReactElement } from 'react';

/** The words of a link to the page that a list belongs to; which one is said to those who do not see it. */
export function Overview({ of }: { readonly of: string }): ReactElement {
  return (
    <>
      Overview<span className="visually-hidden">{` of ${of}`}</span>
    </>
  );
}
