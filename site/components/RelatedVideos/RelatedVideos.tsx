import type { ReactElement } from 'react';
import type { RelatedVideo } from '../../../kernel/contract.ts';
import { classNames } from '../class-names.ts';
import { isScene, Picture } from '../Picture/Picture.tsx';
import styles from './RelatedVideos.module.css';

/** Films to go with a page (ENT-08). */
export function RelatedVideos({
  videos,
}: {
  readonly videos: readonly RelatedVideo[];
}): ReactElement | null {
  if (videos.length === 0) return null;
  return (
    <ul className={styles.list}>
      {videos.map((video) => (
        <li key={video.url}>
          <div className={classNames(styles.picture, !video.image && styles.bare)}>
            {video.image &&
              (isScene(video.image) ? (
                <Picture image={video.image} width={640} className={styles.scene} />
              ) : (
                <Picture image={video.image} width={288} />
              ))}
            <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
              <rect width="48" height="48" fill="#0c1b2a" />
              <path d="M19 15.5v17L33 24z" fill="#fff" />
            </svg>
          </div>
          <h3>
            <a className="card-link" href={video.url}>
              {video.name}
            </a>
          </h3>
          <p>{video.description}</p>
        </li>
      ))}
    </ul>
  );
}
