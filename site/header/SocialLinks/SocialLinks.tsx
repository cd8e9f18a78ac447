import type { ReactElement } from 'react';
import type { Link } from '../../../kernel/contract.ts';
import './SocialLinks.css';

type SocialLinksProps = { readonly links: readonly Link[]; readonly siteName: string };

/** HDR-20. A network without an icon in the styles shows its name. */
export function SocialLinks({ links, siteName }: SocialLinksProps): ReactElement {
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" title={label}>
            {`${siteName} on ${label}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
