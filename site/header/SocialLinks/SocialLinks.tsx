import type { ReactElement } from 'react';
import type { Link } from '../../../kernel/contract.ts';
import { Icon, isIconName } from '../icons.tsx';

export type SocialLinksProps = {
  readonly links: readonly Link[];
  readonly siteName: string;
  readonly className?: string | undefined;
};

/** HDR-20. A network without a sign of its own here is written out. */
export function SocialLinks({ links, siteName, className }: SocialLinksProps): ReactElement {
  return (
    <ul className={className}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" aria-label={`${siteName} on ${label}`} title={label}>
            {isIconName(label) ? <Icon name={label} /> : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
