import type { InterestedIn, RelatedVideo } from '../../../kernel/contract.ts';
import { Card, CardGrid } from '../Card/Card.tsx';
import { SampleSection } from '../SampleNote/SampleNote.tsx';
import { Section } from '../Section/Section.tsx';

type ClosingProps = {
  readonly sample?: boolean;
  /** The cards have no play button, because there are no films yet (ENT-08). */
  readonly videos: readonly RelatedVideo[];
  /** Where visitors often go next from this page, with three pointers each (ENT-04). */
  readonly interestedIn: readonly InterestedIn[];
};

/** Ends a page with a note about placeholders, videos, and where to go next. */
export function Closing({ sample = false, videos, interestedIn }: ClosingProps) {
  return (
    <>
      {sample && <SampleSection />}
      {videos.length > 0 && (
        <Section id="related-videos" heading="Step-by-step guides" layout="split" minor screenOnly>
          <CardGrid
            small
            entries={videos}
            card={({ name, url, image, description }) => (
              <Card title={name} url={url} image={image} text={description} />
            )}
          />
        </Section>
      )}
      {interestedIn.length > 0 && (
        <Section
          id="interested-in"
          heading="You may also be interested in"
          layout="split"
          minor
          screenOnly
        >
          <CardGrid
            small
            entries={interestedIn}
            card={({ name, url, image, pointers }) => (
              <Card title={name} url={url} image={image}>
                <ul className="hint">
                  {pointers.map((pointer) => (
                    <li key={pointer}>{pointer}</li>
                  ))}
                </ul>
              </Card>
            )}
          />
        </Section>
      )}
    </>
  );
}
