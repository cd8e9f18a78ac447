import type { ReactElement } from 'react';
import type { InterestedIn as Entry, RelatedVideo } from '../../../kernel/contract.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { SampleSection } from '../SampleNote/SampleNote.tsx';
import { Section } from '../Section/Section.tsx';
import entryStyles from './InterestedIn.module.css';
import videoStyles from './RelatedVideos.module.css';

type ClosingProps = {
  readonly sample?: boolean;
  readonly videos: readonly RelatedVideo[];
  readonly interestedIn: readonly Entry[];
};

/** The end of a page: a note about placeholders, videos, and where to go next. */
export function Closing({ sample = false, videos, interestedIn }: ClosingProps): ReactElement {
  return (
    <>
      {sample && <SampleSection />}
      {videos.length > 0 && (
        <Section id="related-videos" heading="Step-by-step guides" screenOnly>
          <RelatedVideos videos={videos} />
        </Section>
      )}
      {interestedIn.length > 0 && (
        <Section id="interested-in" heading="You may also be interested in" screenOnly>
          <InterestedIn entries={interestedIn} />
        </Section>
      )}
    </>
  );
}

/** Step-by-step guides that continue from a page (ENT-08). They have no play button, as there's no film yet. */
function RelatedVideos({ videos }: Pick<ClosingProps, 'videos'>): ReactElement {
  return (
    <ul className={classNames('tiles-large', videoStyles.list)}>
      {videos.map((video) => (
        <li key={video.url}>
          <div
            className={classNames('framed', videoStyles.picture, !video.image && videoStyles.bare)}
          >
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

/** Where visitors of this page often go next, with three pointers each (ENT-04). */
function InterestedIn({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  return (
    <ul className={`tiles-large ${entryStyles.list}`}>
      {entries.map((entry) => (
        <li key={entry.url}>
          {entry.image && (
            <div className={`framed ${entryStyles.picture}`}>
              <Picture image={entry.image} width={160} sceneWidth={288} />
            </div>
          )}
          <div className={entryStyles.words}>
            <h3>
              <a href={entry.url}>{entry.name}</a>
            </h3>
            <ul className={`hint ${entryStyles.pointers}`}>
              {entry.pointers.map((pointer) => (
                <li key={pointer}>{pointer}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
