import type { ReactElement } from 'react';
import type { RelatedVideo } from '../../../kernel/contract.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './RelatedVideos.module.css';

/** What goes on from a page, step by step (ENT-08). Without a play button: these are read, until there is a film. */
export function RelatedVideos({
  videos,
}: {
  readonly videos: readonly RelatedVideo[];
}): ReactElement | null {
  if (videos.length === 0) return null;
  return (
    <ul className={classNames('tiles-large', styles.list)}>
      {videos.map((video) => (
        <li key={video.url}>
          <div className={classNames(styles.picture, !video.image && styles.bare)}>
            {video.image && <Picture image={video.image} width={288} sceneWidth={640} />}
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
