import type { ReactElement, ReactNode } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';

export type MenuLinkProps = {
  readonly item: MenuItem;
  /** Arrow keys walk along the entries of a bar. */
  readonly isOnBar?: boolean;
  /** What the link shows, where that is not the label and the line about it. */
  readonly children?: ReactNode;
};

/**
 * A menu item as a plain link (NAV-01); one with an external address leads there. Without a class:
 * a list reads the same in a panel and in the drawer, and the second costs next to nothing.
 */
export function MenuLink({ item, isOnBar, children }: MenuLinkProps): ReactElement {
  const { label, url, externalUrl, accessibleName, description } = item;
  return (
    <a
      href={externalUrl ?? url}
      rel={externalUrl === undefined ? undefined : 'noopener'}
      aria-label={accessibleName}
      data-bar-entry={isOnBar ? '' : undefined}
    >
      {children ?? (
        <>
          {label}
          {description !== undefined && <small>{description}</small>}
        </>
      )}
    </a>
  );
}
