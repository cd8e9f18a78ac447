import type { ReactElement } from 'react';
import './Breadcrumb.css';

export type BreadcrumbItem = { readonly label: string; readonly url: string };

/** The way from the section's home to this page; the last crumb is the page itself. */
export function Breadcrumb({
  crumbs,
}: {
  readonly crumbs: readonly BreadcrumbItem[];
}): ReactElement | null {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.url}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
