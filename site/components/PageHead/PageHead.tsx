import type { ReactElement, ReactNode } from 'react';
import type { Image } from '../../../kernel/contract.ts';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../class-names.ts';
import { isScene, Picture } from '../Picture/Picture.tsx';
import styles from './PageHead.module.css';

export type PageHeadProps = {
  readonly crumbs: readonly Crumb[];
  /** The one h1 of the page. */
  readonly title: string;
  readonly intro?: string | undefined;
  readonly image?: Image | undefined;
  /** A line above the title: a code, a date, a kind. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * The opening of a page: where one is, what it is, and its picture on the page's tint. A scene
 * stands behind the title on a wide screen, its left half is drawn free for that; what else the
 * head holds then stands below it.
 */
export function PageHead(props: PageHeadProps): ReactElement {
  const { crumbs, title, intro, image, above, children } = props;
  const behind = image !== undefined && isScene(image);
  return (
    <header className={classNames(styles.head, behind ? styles.behind : image && styles.pictured)}>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.grid}>
          <div className={styles.words}>
            {above}
            <h1 className={title.length > 32 ? styles.long : undefined}>{title}</h1>
            {intro !== undefined && intro !== '' && <p className="lead">{intro}</p>}
            {!behind && children}
          </div>
          {image && (
            <div className={styles.picture}>
              {behind ? (
                <Picture image={image} width={440} wider={{ 640: 800, 1024: 1600 }} priority />
              ) : (
                <Picture image={image} width={440} wider={{ 640: 720 }} priority />
              )}
            </div>
          )}
        </div>
      </div>
      {behind && children && <div className={classNames('wrap', styles.below)}>{children}</div>}
    </header>
  );
}
