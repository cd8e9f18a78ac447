import type { ReactElement } from 'react';
import type { Audience, Site } from '../../../kernel/contract.ts';

export type AudienceSwitchProps = {
  readonly audiences: Site['audiences'];
  readonly active: Audience;
};

/** Plain links (AUD-10, AUD-11). The page's script stores the choice before the browser follows the link. */
export function AudienceSwitch({ audiences, active }: AudienceSwitchProps): ReactElement {
  return (
    <ul data-variant="">
      {audiences.map(({ id, url, label }) => (
        <li key={id}>
          <a href={url} data-audience-choice={id} aria-current={id === active ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
