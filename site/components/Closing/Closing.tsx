import type { ReactElement } from 'react';
import type { InterestedIn as Entry, RelatedVideo } from '../../../kernel/contract.ts';
import { InterestedIn } from '../InterestedIn/InterestedIn.tsx';
import { RelatedVideos } from '../RelatedVideos/RelatedVideos.tsx';
import { Section } from '../Section/Section.tsx';

/** What stands last on a page: films, and where to go next. */
export function Closing({
  videos,
  interestedIn,
}: {
  readonly videos: readonly RelatedVideo[];
  readonly interestedIn: readonly Entry[];
}): ReactElement {
  return (
    <>
      {videos.length > 0 && (
        <Section id="related-videos" heading="Related videos" screenOnly>
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
