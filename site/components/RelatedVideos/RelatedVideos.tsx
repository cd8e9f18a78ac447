import type { ReactElement } from 'react';
import type { RelatedVideo } from '../../../kernel/contract.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './RelatedVideos.module.css';

type RelatedVideosProps = { readonly videos: readonly RelatedVideo[] };

/** Step-by-step guides that continue from a page (ENT-08). They have no play button, as there's no film yet. */
export function RelatedVideos({ videos }: RelatedVideosProps): ReactElement {
  return (
    <ul className={classNames('tiles-large', styles.list)}>
      {videos.map((video) => (
        <li key={video.url}>
          <div className={classNames('framed', styles.picture, !video.image && styles.bare)}>
            {video.image && <Picture image={video.image} width={288} sceneWidth={640} />}
          </div>
          <h3>
            <a className="card-link" href={video.url}>
              {video.name}
            </a>
          </h3>
          <p className="hint">{video.description}</p>
        </li>
      ))}
    </ul>
  );
}
