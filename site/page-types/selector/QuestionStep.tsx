import { type FormEvent, type RefObject, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../../kernel/json-record.ts';
import { waterSources } from '../../../kernel/vocabulary.ts';
import { classNames } from '../../components/class-names.ts';
import { Picture, ProductPicture } from '../../components/Picture/Picture.tsx';
import {
  type Answers,
  bathroomCounts,
  homesOf,
  type Question,
  queryOf,
  tapsOf,
} from './answers.ts';
import { suits } from './match-systems.ts';
import styles from './Selector.module.css';
import type { SelectorData } from './selector-data.ts';
import {
  type AnswerText,
  bathroomsText,
  homeText,
  questionText,
  sourceText,
  tapsText,
  unsureText,
} from './selector-text.ts';

type Choice = AnswerText & {
  readonly key: string;
  readonly answers: Answers;
  readonly isChosen: boolean;
};

type StepProps = {
  readonly data: SelectorData;
  readonly question: Question;
  readonly answers: Answers;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

export function QuestionStep(props: StepProps) {
  const { question, answers, heading, data } = props;
  return (
    <section aria-labelledby="question" className={`stack gap-4 ${styles.step}`}>
      <h2 id="question" ref={heading}>
        {questionText[question]}
      </h2>
      {question === 'concern' ? (
        <ConcernForm data={data} answers={answers} />
      ) : (
        <ul className={classNames(styles.choices, /home|taps/.test(question) && styles.pictured)}>
          {choicesOf(question, answers).map(({ key, label, hint, answers: next, isChosen }) => (
            <li key={key} data-source={question === 'source' ? key : undefined}>
              <Link to={{ search: queryOf(next) }} aria-current={isChosen ? 'true' : undefined}>
                <span className={styles.label}>{label}</span>
                <span className="hint">{hint}</span>
                <AnswerPicture data={data} question={question} answers={next} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AnswerPicture({ data, question, answers }: Omit<StepProps, 'heading'>) {
  const { source = 'mains', home = 'house' } = answers;
  if (question === 'home') {
    const own = houseOf[home === 'house' ? source : home];
    const name = home === 'holiday' && source === 'mains' ? 'mains-cottage' : own;
    const image = { source: `houses/${name}.svg`, width: 1600, height: 1000, alt: '' };
    return <Picture image={image} width={440} />;
  }
  const suited = data.products.filter((each) => question === 'taps' && suits(each, answers));
  const product = suited.find(({ type }) => type === 'system') ?? suited[0];
  return product ? <ProductPicture {...product} /> : null;
}

const houseOf = {
  ...{ mains: 'mains-water-house', rainwater: 'rainwater-house' },
  ...{ bore: 'surface-water-house', surface: 'surface-water-house' },
  ...{ apartment: 'mains-water-apartment', holiday: 'holiday-house', caravan: 'holiday-house' },
} as const;

const choicesOf = (question: Exclude<Question, 'concern'>, answers: Answers): readonly Choice[] => {
  const choices = <Value extends string | number>(
    values: readonly Value[],
    texts: Readonly<Record<Value, AnswerText>>,
  ) =>
    values.map((value) => ({
      key: String(value),
      ...texts[value],
      answers: { ...answers, [question]: value },
      isChosen: answers[question] === value,
    }));
  switch (question) {
    case 'source':
      return choices(waterSources, sourceText);
    case 'home':
      return choices(answers.source ? homesOf(answers.source) : [], homeText);
    case 'taps':
      return choices(tapsOf(answers), tapsText);
    case 'bathrooms':
      return choices(bathroomCounts, bathroomsText);
  }
};

type ConcernFormProps = { readonly data: SelectorData; readonly answers: Answers };

const chosenBefore = (state: unknown): readonly string[] =>
  isRecord(state) && Array.isArray(state.concerns) ? state.concerns.map(String) : [];

/** Lists the signs of this water. Visitors choose several or none. */
function ConcernForm({ data, answers }: ConcernFormProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [chosen, setChosen] = useState(new Set(answers.concerns ?? chosenBefore(state)));
  const { source } = answers;
  const known = data.contaminants.filter((each) => source && each.sources.includes(source));

  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const concerns = known.map(({ id }) => id).filter((id) => chosen.has(id));
    // Going back to the question shows what was ticked.
    navigate({ search }, { replace: true, state: { concerns } });
    navigate({ search: queryOf({ ...answers, concerns }) });
  };
  return (
    <form onSubmit={submit} className={`column gap-4 ${styles.concerns}`}>
      <fieldset>
        <legend className="hint">Choose as many as you like.</legend>
        <ul className={styles.signs}>
          {known.map(({ id, sign, name }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="concern"
                  value={id}
                  checked={chosen.has(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
                <span>
                  <span className={styles.label}>{sign}</span>
                  <span className="hint">{name}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button type="submit" className={classNames('button', chosen.size === 0 && 'button-quiet')}>
        {chosen.size === 0 ? unsureText : 'Show what fits'}
      </button>
    </form>
  );
}
