import { type RefObject, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import type { Country } from '../../../kernel/entry-types.ts';
import {
  bestFit,
  readSize,
  type Size,
  sizeQuery,
  sizeText,
  spaceLabel,
} from '../../../kernel/fit.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { imageUrl, productSource } from '../../../kernel/image-address.ts';
import { nbsp } from '../../../kernel/typography.ts';
import {
  costsAt,
  peopleText,
  ratesFor,
  type Usage,
  usedBy,
  withoutText,
  yearlyCents,
} from '../../commerce/running-cost.ts';
import { makeNumberField } from '../../components/Field/number-field.ts';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { ProductPicture } from '../../components/Picture/Picture.tsx';
import { Amount, Price, priceOfCents } from '../../components/Price/Price.tsx';
import { nearestFit } from '../../components/SpaceField/nearest-fit.ts';
import { SpaceField } from '../../components/SpaceField/SpaceField.tsx';
import { itemOfProduct, ResultsList } from '../search/ResultsList.tsx';
import { type Answers, queryOf } from './answers.ts';
import { furtherSteps } from './further-steps.ts';
import { type Match, matchSystems, needsSedimentFilter, otherTaps } from './match-systems.ts';
import styles from './Selector.module.css';
import type { SelectorData } from './selector-data.ts';
import { limitTexts, namedIn, nothingText, reasonsOf } from './selector-text.ts';

type ResultProps = {
  readonly data: SelectorData;
  readonly country: Country;
  readonly answers: Answers;
  readonly names: ReadonlyMap<string, string>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};
/** Systems shown before the rest folds away, for these taps and for others. */
const shownAtOnce = 5;
const shownOfOthers = 3;

/** Shows the best system, others that fit, then systems that fit in part or at other taps. */
export function Result(given: ResultProps) {
  const { answers, names, heading } = given;
  const data = { ...given.data, products: inSpace(given.data.products, answers.space) };
  const props = { ...given, data };
  const typical = typicalOf(data, answers);
  const { full, partial } = matchSystems(data.products, answers, typical);
  const [best, ...others] = full;
  const costed = full.find(({ product }) => product.usage);
  const space = readSize(answers.space);
  const inAnySpace = space ? matchSystems(given.data.products, answers, typical).full : [];
  const tooSmall = space && full.length === 0 && inAnySpace.length > 0 ? space : undefined;
  const title = tooSmall ? `Nothing fits ${sizeText(tooSmall)}` : titleOf(full.length, space);
  return (
    <section aria-labelledby="result" className={`stack gap-4 ${styles.result}`}>
      <h2 id="result" ref={heading}>
        {title}
      </h2>
      <p role="status" className="visually-hidden">
        {partial.length > 0 ? `${title}, ${partial.length} partly` : title}
      </p>
      {tooSmall && <Nearest {...given} matches={inAnySpace} space={tooSmall} />}
      {!best && !tooSmall && <p className="lead">{nothingText(answers, partial, names)}</p>}
      {costed && <FiveYears {...costed} answers={answers} isBest />}
      {best && <Best {...props} match={best} full={full} />}
      {best && others.length > 0 && (
        <section aria-labelledby="others" className={`below-line gap-2 ${styles.partly}`}>
          <h3 id="others">Also a good match</h3>
          <p>{orderText(answers, full)}</p>
          <Matches {...props} matches={others} best={best} />
        </section>
      )}
      {partial.length > 0 && (
        <section aria-labelledby="partly" className={`below-line gap-2 ${styles.partly}`}>
          <h3 id="partly">Made for part of what you chose</h3>
          <p>{partlyText(partial)}</p>
          <Matches {...props} matches={partial} />
        </section>
      )}
      {otherTaps(data.products, answers).map((taps) => (
        <OtherTaps key={taps} {...props} answers={{ ...answers, taps }} />
      ))}
      <FurtherSteps data={data} answers={answers} />
    </section>
  );
}

const inSpace = (products: SelectorData['products'], text: string | undefined) => {
  const space = readSize(text);
  return space ? products.filter(({ needs }) => bestFit(needs, space)?.fits) : products;
};

const typicalOf = ({ contaminants }: SelectorData, { source }: Answers): readonly string[] =>
  contaminants.filter(({ sources }) => source && sources.includes(source)).map(({ id }) => id);

/** Filters by space, with the number of systems that fit each, and takes the people behind the costs. */
export function ResultFields({ data, answers }: Pick<ResultProps, 'data' | 'answers'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  const { space = '', people } = answers;
  const fullIn = (size: string) =>
    matchSystems(inSpace(data.products, size), answers, typicalOf(data, answers)).full;
  const all = fullIn('').map(({ product }) => product);
  const usual = Math.max(0, ...all.map(({ usage }) => usage?.people ?? 0));
  const options = constants.spaces.flatMap((each) => {
    const value = sizeQuery(each);
    const { length } = fullIn(value);
    // The control only has room for the name on a phone.
    const label = spaceLabel(each).replace(/,.*/, '');
    return length > 0 ? [{ value, label: value === space ? label : `${label} (${length})` }] : [];
  });
  const change = (changed: Partial<Answers>, replace: boolean) =>
    navigate({ search: queryOf({ ...answers, ...changed }) }, { replace });
  return (
    <div className={styles.fields} data-print="no">
      {/* Visitors' own spaces may be larger than the typical ones. */}
      {(space !== '' || all.some(({ needs }) => needs)) && (
        <SpaceField
          id="space"
          value={space}
          options={options}
          onChoose={(value, replace) => change({ space: value }, replace)}
        />
      )}
      {usual > 0 && (
        <div>
          <div className="fields">
            <div className="field">
              <label htmlFor="people">People</label>
              <input
                id="people"
                ref={(input) => {
                  if (!input) return;
                  makeNumberField(input, 'people');
                  [input.min, input.max] = ['1', '99'];
                }}
                type="number"
                value={typed ?? people ?? usual}
                onChange={({ target: { value, validity } }) => {
                  setTyped(value);
                  if (validity.valid) change({ people: Number(value) }, true);
                }}
              />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

type NearestProps = MatchesProps & { readonly space: Size };

/** Shows the system that's the least too large, and leads to what fits without the space. */
function Nearest({ matches, space, ...props }: NearestProps) {
  const { space: _, ...answers } = props.answers;
  const nearest = nearestFit(
    matches.map(({ product }) => product),
    space,
  );
  return (
    <>
      <p className="error">{`The nearest, ${nearest?.product.code}, ${nearest?.text}.`}</p>
      <Matches {...props} matches={matches.filter(({ product }) => product === nearest?.product)} />
      <p>
        <Link className="onward" to={{ search: queryOf(answers) }}>
          {matches.length === 1
            ? 'Leave the space out'
            : `See all ${matches.length} without the space`}
        </Link>
      </p>
    </>
  );
}

type BestProps = ResultProps & { readonly match: Match; readonly full: readonly Match[] };

function Best({ full, ...props }: BestProps) {
  const { code, name, image, price } = props.match.product;
  return (
    <article className={styles.best}>
      <div className="column gap-2">
        <p>
          <span className={styles.pick}>Best match</span> <span className="code">{code}</span>
        </p>
        <h3 className="quiet-links">
          <a href={addressOf(props.match, props.answers)}>{nbsp(name)}</a>
        </h3>
        <Price price={priceOfCents(props.match.product)} country={props.country} size="large" />
      </div>
      <div className="framed">
        {image ? (
          <ProductPicture code={code} image={image} />
        ) : (
          <img src={imageUrl(productSource(code), {})} width={800} height={800} alt="" />
        )}
      </div>
      <div className="column gap-2">
        <Reasons {...props} />
        <RunningCost {...props} product={props.match.product} />
        <p className="actions" data-print="no">
          <a
            className="button"
            href={price === undefined ? `/${code}#quote` : `/stores?part=${code}`}
          >
            {price === undefined ? 'Get a quote' : 'Where to buy'}
          </a>
          <a className="button button-quiet" href={`/saved?add=${code}`}>
            Save
          </a>
          {full.length > 1 && (
            <a className="button button-quiet" href={compareAddress(full, props.answers)}>
              {`Compare the first ${Math.min(full.length, 4)}`}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

/** Lists systems for other taps, if none treats everything where the visitor wanted it. */
function OtherTaps(props: ResultProps) {
  const { data, answers, names } = props;
  const { full, partial } = matchSystems(data.products, answers, []);
  const matches = full.length > 0 ? full : partial;
  const isAll = answers.taps === 'all';
  return (
    <section aria-labelledby={answers.taps} className={`below-line gap-2 ${styles.partly}`}>
      <h3 id={answers.taps}>
        {`Made for ${namedIn(answers.concerns, names) || 'it'} at ${isAll ? 'every tap' : 'one tap'}`}
      </h3>
      <p>
        {isAll
          ? `These go on the pipe where water enters your home, so a plumber fits them. ${answers.home === 'apartment' ? "You'll need your owners corporation or body corporate to agree. Renting? Ask your landlord first." : ''}`
          : 'These fit at the sink and treat the water you drink and cook with.'}
      </p>
      <Matches {...props} matches={matches.slice(0, shownOfOthers)} />
      <p>
        <Link className="onward" to={{ search: queryOf(answers) }}>
          {isAll ? 'Treat every tap instead' : 'Treat one tap instead'}
        </Link>
      </p>
    </section>
  );
}

type MatchesProps = ResultProps & {
  readonly matches: readonly Match[];
  readonly best?: Match;
};

function Matches({ matches, best, ...props }: MatchesProps) {
  const textsOf = (match: Match) => reasonsOf(match, props.answers, props.names);
  const [first = [], ...others] = matches.map(textsOf);
  const shared =
    best || others.length === 0
      ? []
      : first.filter((text) => others.every((texts) => texts.includes(text)));
  const cards = (some: readonly Match[]) => (
    <ResultsList
      items={some.map((match) => ({
        ...itemOfProduct(match.product, props.country),
        url: addressOf(match, props.answers),
      }))}
      beside={({ code }) => {
        const product = some.map((match) => match.product).find((each) => each.code === code);
        return product && <FiveYears product={product} answers={props.answers} />;
      }}
      actions={(item) => {
        const match = some.find(({ product }) => product.code === item.code);
        return (
          match && (
            <>
              <Reasons
                {...props}
                match={match}
                known={best ? [...textsOf(best), ...limitTexts(best, props.names)] : shared}
              />
              <a
                className="tall-link"
                href={compareAddress([match], props.answers)}
                data-print="no"
              >
                Compare<span className="visually-hidden">{` ${item.code}`}</span>
              </a>
            </>
          )
        );
      }}
    />
  );
  const rest = matches.slice(shownAtOnce);
  return (
    <>
      {shared.length > 0 && <Points className={`ticks ${styles.reasons}`} texts={shared} />}
      {cards(matches.slice(0, shownAtOnce))}
      {rest.length > 0 && (
        <details className={styles.more} data-print="no">
          <summary className="button button-quiet">
            {rest.length === 1 ? 'Show one more' : `Show ${rest.length} more`}
          </summary>
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

function titleOf(count: number, space: Size | undefined): string {
  if (count === 0) return 'No single system suits';
  if (count === 1) return `One system suits${space ? ` and fits ${sizeText(space)}` : ''}`;
  return space ? `${count} suit and fit ${sizeText(space)}` : `${count} systems suit`;
}

function orderText({ concerns = [] }: Answers, full: readonly Match[]): string {
  if (concerns.length === 0)
    return "You weren't sure what to treat, so the best all-rounders for your water come first. If it's a tie, the lower price wins.";
  const first = full.some(needsSedimentFilter)
    ? 'UV systems with their own sediment filter come first, then the lowest price'
    : 'The lowest price comes first';
  return `${first}. Products without a price come last.`;
}

/** A product's page draws it in the visitor's space, and counts the visitor's litres. */
function addressOf({ product: { code, usage } }: Match, { space, people }: Answers): string {
  const search = new URLSearchParams({ ...(space && { space }) });
  if (usage && people && usage.people > 0) search.set('litres', `${ratesOf(usage, people).day}`);
  return search.size > 0 ? `/${code}?${search}` : `/${code}`;
}

const compareAddress = (matches: readonly Match[], { space, people }: Answers) =>
  `/compare?codes=${matches
    .slice(0, 4)
    .map(({ product }) => product.code)
    .join(',')}${space ? `&space=${space}` : ''}${people ? `&people=${people}` : ''}`;

const ratesOf = (usage: Usage, people: number | undefined) =>
  ratesFor(usage, { kWh: usage.rates.kWh, litres: 0, people: people ?? usage.people });

type CostProps = Pick<ResultProps, 'answers'> & Pick<Match, 'product'>;

/** `isBest` is for the line below the heading, in sight of the people that it's for. */
function FiveYears({ product, answers, isBest }: CostProps & { readonly isBest?: boolean }) {
  const { code, usage, costWithout = [] } = product;
  if (!usage) return null;
  const { fiveYears } = costsAt(usage, ratesOf(usage, answers.people));
  const people = answers.people ?? usage.people;
  return (
    <p className={isBest ? undefined : 'hint'}>
      {isBest && `${code}: `}
      {(usage.price === undefined || costWithout.length > 0) && 'At least '}
      <b>{`$${formatNumber(Math.round(fiveYears / 100))}`}</b> over five years
      {usage.price === undefined && ', plus the price'}
      {isBest && people > 0 && `, for ${people} ${people === 1 ? 'person' : 'people'}`}
    </p>
  );
}

function RunningCost({ product, answers, country }: CostProps & Pick<ResultProps, 'country'>) {
  const { usage, costWithout } = product;
  if (!usage) return null;
  const rates = ratesOf(usage, answers.people);
  const people = peopleText(answers.people ?? usage.people);
  return (
    <p className="hint">
      <span>Running it costs</span>{' '}
      <Amount incGstCents={yearlyCents(usage, rates)} country={country} />{' '}
      <span>{`a year${usedBy({ ...usage, rates }, formatNumber(rates.day), people)}.`}</span>{' '}
      <span>{withoutText(costWithout ?? [])}</span>
    </p>
  );
}

type ReasonsProps = Pick<ResultProps, 'answers' | 'names'> & {
  readonly match: Match;
  /** Facts that another system or the whole list already says. */
  readonly known?: readonly string[];
};

const Points = ({ className, texts }: { className: string; texts: readonly string[] }) => (
  <ul className={className}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function Reasons({ match, known = [], answers, names }: ReasonsProps) {
  const isNew = (text: string) => !known.includes(text);
  const own = reasonsOf(match, answers, names).filter(isNew);
  const limits = limitTexts(match, names).filter(isNew);
  const reasons = own.length + limits.length > 0 ? own : ['Suits you for the same reasons'];
  return (
    <>
      {reasons.length > 0 && (
        <>
          <p className="visually-hidden">Why it suits you</p>
          <Points className={`ticks ${styles.reasons}`} texts={reasons} />
        </>
      )}
      {limits.length > 0 && (
        <>
          <p className="visually-hidden">Before you choose</p>
          <Points className={`dashes ${styles.limits}`} texts={limits} />
        </>
      )}
    </>
  );
}

function FurtherSteps({ data, answers }: Pick<ResultProps, 'data' | 'answers'>) {
  const steps = furtherSteps(answers, data.pages);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="further" className={`below-line ${styles.further}`} data-print="no">
      <h3 id="further">Before you decide</h3>
      <LinkList links={steps.map(({ text, ...step }) => ({ ...step, description: text }))} />
      <p className="hint">
        Your answers are in the page address. Save it, or send it to your plumber.
      </p>
    </section>
  );
}
