import type { ReactNode } from 'react';
import type { MenuItem } from '../../../kernel/entry-types.ts';

export type MenuLinkProps = {
  readonly item: MenuItem;
  readonly isOnBar?: boolean;
  /** Replaces the label and its description. */
  readonly children?: ReactNode;
};

/** A plain link (NAV-01) without a class, so the same list in panel and drawer compresses well. */
export function MenuLink({ item, isOnBar, children }: MenuLinkProps) {
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

export type OwnPageLinkProps = {
  readonly item: MenuItem;
  /** Shows the page's label. Otherwise "Overview", and the label for screen readers only. */
  readonly isLabelled?: boolean;
};

/** The link to a list's own page, unless the list already has that link (HDR-11, HDR-14). */
export function OwnPageLink({ item, isLabelled }: OwnPageLinkProps) {
  const { list = [], label, url } = item;
  if (list.some((child) => child.url === url)) return null;
  return (
    <MenuLink item={{ label, url }}>
      {isLabelled ? (
        label
      ) : (
        <>
          Overview<span className="visually-hidden">{` of ${label}`}</span>
        </>
      )}
    </MenuLink>
  );
}
