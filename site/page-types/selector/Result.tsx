import type { ReactElement, RefObject } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import type { Answers } from './answers.ts';
import { FurtherSteps } from './FurtherSteps.tsx';
import { type Fit, type Selection, select } from './fitting.ts';
import { NothingFits } from './NothingFits.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './SelectorTool.module.css';
import type { SelectorData } from './selector-data.ts';

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
  const { fitting, partly } = select(data.products, answers, typical);
  return (
    <section aria-labelledby="result" className={styles.result}>
      <h2 id="result" ref={heading}>
        {titleOf(fitting.length)}
      </h2>
      <p role="status" className="visually-hidden">
        {partly.length > 0
          ? `${titleOf(fitting.length)}, ${partly.length} partly`
          : titleOf(fitting.length)}
      </p>
      {fitting.length > 0 ? (
        <>
          <p className={styles.order}>{orderText(answers, { fitting, partly })}</p>
          <Cards {...props} fits={fitting} />
          <p className={styles.onward}>
            {fitting.length > 1 && (
              <a className="onward" href={compareAddress(fitting)}>
                {`Compare the first ${Math.min(fitting.length, 4)} side by side`}
              </a>
            )}
          </p>
        </>
      ) : (
        <NothingFits data={data} answers={answers} />
      )}
      {partly.length > 0 && (
        <section aria-labelledby="partly" className={styles.partly}>
          <h3 id="partly">Made for part of what you chose</h3>
          <p>{partlyText(partly)}</p>
          <Cards {...props} fits={partly} />
        </section>
      )}
      <FurtherSteps data={data} answers={answers} />
    </section>
  );
}

function Cards({ fits, ...props }: ResultProps & { readonly fits: readonly Fit[] }): ReactElement {
  const cards = (some: readonly Fit[]) => (
    <ol className={styles.cards}>
      {some.map((fit) => (
        <li key={fit.product.code}>
          <ResultCard
            fit={fit}
            country={props.country}
            answers={props.answers}
            names={props.names}
          />
        </li>
      ))}
    </ol>
  );
  const rest = fits.slice(shownAtOnce);
  return (
    <>
      {cards(fits.slice(0, shownAtOnce))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length === 1 ? 'Show one more' : `Show ${rest.length} more`}</summary>
          {cards(rest)}
        </details>
      )}
    </>
  );
}

const partlyText = (partly: readonly Fit[]): string =>
  partly.some(({ misses }) => misses.length > 0)
    ? 'With another stage added, one of these may do the job. Ask us before you buy.'
    : 'These treat less water at once than you need. Ask us before you buy.';

function titleOf(count: number): string {
  if (count === 0) return 'No single system fits';
  return count === 1 ? 'One system fits' : `${count} systems fit`;
}

function orderText({ concerns = [] }: Answers, { fitting }: Selection): string {
  const first =
    concerns.length === 0
      ? 'You weren’t sure what to treat, so the best all-rounders for your water come first'
      : 'Systems that also treat more of your water’s usual problems come first';
  return fitting.length === 1
    ? ''
    : `${first}. If it’s a tie, the lower price wins. Prices on request come last.`;
}

const compareAddress = (fits: readonly Fit[]) =>
  `/compare?codes=${fits
    .slice(0, 4)
    .map(({ product }) => product.code)
    .join(',')}`;
