import type { ReactElement } from 'react';
import type { Promotion } from '../../../kernel/contract.ts';
import './UpgradeBanner.css';

/**
 * The dismissible banner (BNR). It is hidden until the script at the header's start has
 * found that this visitor has not closed it, so nobody who has sees it for a moment (BNR-06).
 */
export function UpgradeBanner({ promotion }: { readonly promotion: Promotion }): ReactElement {
  return (
    <section aria-label="Offer" data-banner-panel="">
      <div>
        <div className="wrap">
          <p>
            {promotion.text} <a href={promotion.link}>{promotion.linkLabel}</a>
          </p>
          <button type="button" aria-label="Close this offer" data-banner-close="" />
        </div>
      </div>
    </section>
  );
}
