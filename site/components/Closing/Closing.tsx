import type { ReactElement } from 'react';
import type { InterestedIn as Entry, RelatedVideo } from '../../../kernel/contract.ts';
import { InterestedIn } from '../InterestedIn/InterestedIn.tsx';
import { RelatedVideos } from '../RelatedVideos/RelatedVideos.tsx';
import { SampleSection } from '../SampleNote/SampleNote.tsx';
import { Section } from '../Section/Section.tsx';

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
