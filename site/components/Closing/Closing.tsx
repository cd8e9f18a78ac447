import type { InterestedIn, RelatedVideo } from '../../../kernel/entry-types.ts';
import { Card, CardGrid } from '../Card/Card.tsx';
import { PageSections } from '../PageSections/PageSections.tsx';
import { SampleSection } from '../SampleNote/SampleNote.tsx';
import { Section } from '../Section/Section.tsx';

type ClosingProps = {
  readonly sample?: boolean;
  /** The cards have no play button, because there are no films yet (ENT-08). */
  readonly videos: readonly RelatedVideo[];
  /** Where visitors often go next from this page, with three pointers each (ENT-04). */
  readonly interestedIn: readonly InterestedIn[];
};

export function Closing({ sample = false, videos, interestedIn }: ClosingProps) {
  const cards = (
    id: string,
    heading: string,
    entries: readonly (RelatedVideo | (InterestedIn & { readonly description?: never }))[],
  ) =>
    entries.length > 0 && (
      <Section id={id} heading={heading} layout="split" minor screenOnly>
        <CardGrid
          small
          entries={entries}
          card={({ name, description, ...entry }) => (
            <Card title={name} text={description} {...entry}>
              {'pointers' in entry && (
                <ul className="hint">
                  {entry.pointers.map((pointer) => (
                    <li key={pointer}>{pointer}</li>
                  ))}
                </ul>
              )}
            </Card>
          )}
        />
      </Section>
    );
  return (
    <>
      {sample && <SampleSection />}
      {cards('related-videos', 'Step-by-step guides', videos)}
      {cards('interested-in', 'You may also be interested in', interestedIn)}
    </>
  );
}

export const PageEnd = (props: Parameters<typeof PageSections>[0] & ClosingProps) => (
  <>
    <PageSections {...props} />
    <Closing {...props} />
  </>
);
