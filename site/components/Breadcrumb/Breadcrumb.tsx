import type { Link } from '../../../kernel/entry-types.ts';
import './Breadcrumb.css';

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Link[] }) {
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
