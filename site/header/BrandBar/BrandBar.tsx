import type { PropsWithChildren } from 'react';
import { imageUrl } from '../../../kernel/image-address.ts';
import type { HeaderProps } from '../header-data.ts';
import './BrandBar.css';

/** HDR-19: an SVG, so one file is sharp in both sizes. */
const logoUrl = imageUrl('logo-light.svg', {});

/** The lower tier (HDR-01): the logo, linked to the audience's home, the search, and the season's promotion. */
export function BrandBar({ site, shared, audience, children }: PropsWithChildren<HeaderProps>) {
  const home = site.audiences.find(({ id }) => id === audience);
  const { large } = site.logo;
  return (
    <div data-bar="brand">
      <div className="wrap">
        <a href={home?.url ?? '/'} aria-label={`${site.name} home`}>
          <img
            src={logoUrl}
            width={large.width}
            height={large.height}
            alt={site.name}
            fetchPriority="high"
          />
        </a>
        {children}
        {/* save-and-compare.ts adds the count. */}
        <a href="/saved" data-saved="">
          Saved
        </a>
        {/* HDR-16, A-46: the page script shows it between its two dates. */}
        {shared.isShowSummerSpecial && (
          <a href={shared.summerSpecialUrl} data-promo-button="">
            {site.summerSpecial.text}
          </a>
        )}
      </div>
    </div>
  );
}
