import type { ReactElement, ReactNode } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';

export type MenuLinkProps = {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  /** Arrow keys walk along the entries of a bar. */
  readonly isOnBar?: boolean;
  /** What the link shows, where that is more than the label. */
  readonly children?: ReactNode;
};

/** A menu item as a plain link (NAV-01); one with an external address leads there. */
export function MenuLink({ item, className, isOnBar, children }: MenuLinkProps): ReactElement {
  const { label, url, externalUrl, accessibleName } = item;
  return (
    <a
      href={externalUrl ?? url}
      rel={externalUrl === undefined ? undefined : 'noopener'}
      aria-label={accessibleName}
      className={className}
      data-bar-entry={isOnBar ? '' : undefined}
    >
      {children ?? label}
    </a>
  );
}
