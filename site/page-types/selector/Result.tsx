import type { ReactElement, RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Country } from '../../../kernel/contract.ts';
import { lowerFirst } from '../../../kernel/vocabulary.ts';
import { withoutText } from '../../commerce/running-cost.ts';
import { Amount } from '../../components/Price/Price.tsx';
import { itemOfProduct, ResultsList } from '../search/ResultsList.tsx';
import { type Answers, queryOf } from './answers.ts';
import { furtherSteps } from './further-steps.ts';
import { type Match, matchSystems, needsSedimentFilter, otherTaps } from './match-systems.ts';
import styles from './Selector.module.css';
import type { SelectorData } from './selector-data.ts';
import { limitTexts, reasonsOf, sourceText } from './selector-text.ts';

type ResultProps = {
  readonly data: SelectorData;
  readonly country: Country;
  readonly answers: Answers;
  readonly names: ReadonlyMap<string, string>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};
/** Systems shown before the rest folds away. */
const shownAtOnce = 6;

/** The systems that fit with the reasons, then those that fit in part. */
export function Result(props: ResultProps): ReactElement {
  const { data, answers, heading } = props;
  const typical = data.contaminants
    .filter(({ sources }) => answers.source && sources.includes(answers.source))
    .map(({ id }) => id);
  const { full, partial } = matchSystems(data.products, answers, typical);
  return (
    <section aria-labelledby="result" className={styles.result}>
      <h2 id="result" ref={heading}>
        {titleOf(full.length)}
      </h2>
      <p role="status" className="visually-hidden">
        {partial.length > 0
          ? `${titleOf(full.length)}, ${partial.length} partly`
          : titleOf(full.length)}
      </p>
      {full.length > 0 ? (
        <>
          <p className={styles.order}>{orderText(answers, full)}</p>
          <Matches {...props} matches={full} />
          <p className={styles.onward}>
            {full.length > 1 && (
              <a className="onward" href={compareAddress(full)}>
                {`Compare the first ${Math.min(full.length, 4)} side by side`}
              </a>
            )}
          </p>
        </>
      ) : (
        <div className={styles.nothing}>
          <p>{`Nothing in our range does all of that${answers.source ? ` for ${lowerFirst(sourceText[answers.source].label)}` : ''}.`}</p>
          {otherTaps(data.products, answers).map((taps) => (
            <p key={taps}>
              <Link className="onward" to={{ search: queryOf({ ...answers, taps }) }}>
                {taps === 'one' ? 'Treat one tap instead' : 'Treat every tap instead'}
              </Link>
            </p>
          ))}
        </div>
      )}
      {partial.length > 0 && (
        <section aria-labelledby="partly" className={`below-line ${styles.partly}`}>
          <h3 id="partly">Made for part of what you chose</h3>
          <p>{partlyText(partial)}</p>
          <Matches {...props} matches={partial} />
        </section>
      )}
      <FurtherSteps data={data} answers={answers} />
    </section>
  );
}

type MatchesProps = ResultProps & { readonly matches: readonly Match[] };

function Matches({ matches, ...props }: MatchesProps): ReactElement {
  const cards = (some: readonly Match[]) => (
    <ResultsList
      items={some.map(({ product }) => itemOfProduct(product, props.country))}
      actions={(item) => {
        const match = some.find(({ product }) => product.code === item.code);
        return match && <Reasons {...props} match={match} />;
      }}
    />
  );
  const rest = matches.slice(shownAtOnce);
  return (
    <>
      {cards(matches.slice(0, shownAtOnce))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length === 1 ? 'Show one more' : `Show ${rest.length} more`}</summary>
          {cards(rest)}
        </details>
      )}
    </>
  );
}

const partlyText = (partial: readonly Match[]): string =>
  partial.some(({ misses }) => misses.length > 0)
    ? 'With another stage added, one of these may do the job. Ask us before you buy.'
    : 'Each of these has a lower flow rate than you need. Ask us before you buy.';

function titleOf(count: number): string {
  if (count === 0) return 'No single system fits';
  return count === 1 ? 'One system fits' : `${count} systems fit`;
}

function orderText({ concerns = [] }: Answers, full: readonly Match[]): string {
  if (full.length === 1) return '';
  if (concerns.length === 0)
    return "You weren't sure what to treat, so the best all-rounders for your water come first. If it's a tie, the lower price wins.";
  const first = full.some(needsSedimentFilter)
    ? 'UV systems with their own sediment filter come first, then the lowest price'
    : 'The lowest price comes first';
  return `${first}. Products without a price come last.`;
}

const compareAddress = (matches: readonly Match[]) =>
  `/compare?codes=${matches
    .slice(0, 4)
    .map(({ product }) => product.code)
    .join(',')}`;

type ReasonsProps = Omit<ResultProps, 'data' | 'heading'> & { readonly match: Match };

/** The reasons that a system fits, and what it isn't made for. */
function Reasons({ match, answers, names, country }: ReasonsProps): ReactElement {
  const { code, yearly, costWithout = [] } = match.product;
  const limits = limitTexts(match, names);
  return (
    <>
      <p className="visually-hidden">Why it fits</p>
      <ul className={`ticks ${styles.reasons}`}>
        {reasonsOf(match, answers, names).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {limits.length > 0 && (
        <>
          <p className="visually-hidden">Before you choose</p>
          <ul className={`dashes ${styles.limits}`}>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
      {yearly !== undefined && (
        <p className="hint">
          <span>Running it costs</span> <Amount incGstCents={yearly} country={country} />{' '}
          <span>{`a year. ${withoutText(costWithout)}`}</span>
        </p>
      )}
      <a className="tall-link" href={`/compare?codes=${code}`} data-print="no">
        Compare<span className="visually-hidden">{` ${code}`}</span>
      </a>
    </>
  );
}

function FurtherSteps({ data, answers }: Pick<ResultProps, 'data' | 'answers'>) {
  const steps = furtherSteps(answers, data.pages);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="further" className={`below-line ${styles.further}`}>
      <h3 id="further">Before you decide</h3>
      <ul>
        {steps.map(({ url, label, text }) => (
          <li key={url}>
            <a className="onward" href={url}>
              {label}
            </a>
            <p className="hint">{text}</p>
          </li>
        ))}
      </ul>
      <p className="hint" data-print="no">
        Your answers are in the page address. Save it, or send it to your plumber.
      </p>
    </section>
  );
}
