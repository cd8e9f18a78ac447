import type { ReactElement } from 'react';
import { formatDate } from '../../../kernel/format.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SampleSection } from '../../components/SampleNote/SampleNote.tsx';
import type { PageProps } from '../page-props-type.ts';

export type OfferProps = PageProps & {
  /** Switched off in the catalogue. */
  readonly ended: boolean;
  /** ISO date of the last day, and its last instant. The visitor's browser decides whether it has passed. */
  readonly end?: string;
  readonly until?: string;
};

const endedText =
  'This offer has ended. You can still buy the products below at their usual prices.';

/** The page that a banner links to (RTE-57). An offer that has ended says so and stays reachable. */
export function Offer(props: OfferProps): ReactElement {
  return (
    <div data-island="offer" data-end={props.until}>
      <PageHead
        crumbs={props.crumbs}
        title={props.title}
        intro={props.ended ? endedText : props.intro}
        image={props.image}
      >
        {!props.ended && props.end !== undefined && (
          <>
            <p data-offer="running">
              Until <time dateTime={props.end}>{formatDate(props.end)}</time>
            </p>
            <p data-offer="ended" hidden>
              {endedText}
            </p>
          </>
        )}
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
      {props.sample && <SampleSection what="The details of this offer" />}
    </div>
  );
}
