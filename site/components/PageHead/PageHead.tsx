import type { ReactNode } from 'react';
import type { Image, Link } from '../../../kernel/entry-types.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../class-names.ts';
import { isScene, Picture } from '../Picture/Picture.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly crumbs: readonly Link[];
  readonly title: string;
  readonly intro?: string | undefined;
  readonly image?: Image | undefined;
  readonly drawing?: ReactNode;
  readonly side?: 'left' | 'right';
  readonly compact?: boolean;
  readonly above?: ReactNode;
  readonly children?: ReactNode;
};

export function PageHead(props: PageHeadProps) {
  const { crumbs, title, intro, image, drawing, side, compact, above, children } = props;
  const scene = image !== undefined && (isScene(image) || image.source.startsWith('walls/'));
  return (
    <header
      className={classNames(
        styles.head,
        compact && styles.compact,
        scene ? styles.scene : Boolean(image || drawing) && styles.pictured,
        image && side === 'left' && styles.left,
      )}
    >
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.grid}>
          <div className={`column ${styles.words}`}>
            {above}
            <h1 className={title.length > 32 ? styles.long : undefined}>{title}</h1>
            {intro !== undefined && intro !== '' && <p className="lead">{intro}</p>}
            {children}
          </div>
          {image && (
            <div className={`framed ${styles.picture}`} data-print="no">
              <Picture
                image={image}
                width={440}
                {...(!compact && { wider: { 640: scene ? 1060 : 720 }, priority: true })}
              />
            </div>
          )}
          {drawing}
        </div>
      </div>
    </header>
  );
}
