import type { Banner as BannerOf } from '../../../kernel/contract.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Banner.module.css';

/** A range's banner (ENT-07), one line with one link. */
export function Banner({ banner }: { readonly banner: BannerOf }) {
  return (
    <div className={styles.banner} data-print="no">
      {banner.image && <Picture image={banner.image} width={120} className={styles.picture} />}
      <p className={styles.text}>{banner.text}</p>
      <a className="onward" href={banner.link}>
        {banner.linkLabel}
      </a>
    </div>
  );
}
