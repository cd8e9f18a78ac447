import type { Promotion } from '../../../kernel/entry-types.ts';
import './UpgradeBanner.css';

/** The dismissible banner, hidden until the inline script has found that the visitor hasn't closed it (BNR-06). */
export function UpgradeBanner({ promotion }: { readonly promotion: Promotion }) {
  return (
    <section aria-label="Offer" data-banner-panel="">
      <div>
        <div className="wrap">
          <p>
            {promotion.text} <a href={promotion.link}>{promotion.linkLabel}</a>
          </p>
          <button
            type="button"
            aria-label="Close this offer"
            className="sign"
            data-banner-close=""
          />
        </div>
      </div>
    </section>
  );
}
