import type { ReactElement } from 'react';
import type { Promotion } from '../../../kernel/contract.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../icons.tsx';
import styles from './UpgradeBanner.module.css';

/**
 * The dismissible banner (BNR). It is hidden until the page script, before the first paint, has
 * found that this visitor has not closed it, so nobody who has sees it for a moment (BNR-06).
 */
export function UpgradeBanner({ promotion }: { readonly promotion: Promotion }): ReactElement {
  return (
    <section aria-label="Offer" className={styles.banner} data-banner-panel="">
      <div className={styles.clip}>
        <div className={classNames('wrap', styles.row)}>
          <p className={styles.text}>
            <span>{promotion.text}</span>{' '}
            <a href={promotion.link} className={styles.link}>
              {promotion.linkLabel}
            </a>
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label="Close this offer"
            data-banner-close=""
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </section>
  );
}
