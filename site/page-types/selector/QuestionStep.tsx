import type { ReactElement, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { waterSources } from '../../../kernel/vocabulary.ts';
import {
  type Answers,
  addressOf,
  bathroomCounts,
  homesOf,
  type Question,
  tapsOf,
} from './answers.ts';
import { ConcernForm } from './ConcernForm.tsx';
import styles from './SelectorTool.module.css';
import type { SelectorData } from './selector-data.ts';
import {
  type AnswerText,
  bathroomsText,
  homeText,
  questionText,
  sourceText,
  tapsText,
} from './selector-text.ts';

type QuestionStepProps = {
  readonly data: SelectorData;
  readonly question: Question;
  readonly answers: Answers;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};
type Choice = AnswerText & {
  readonly key: string;
  readonly answers: Answers;
  readonly isChosen: boolean;
};

/** One question. An answer links to the next question, so the back button undoes it. */
export function QuestionStep(props: QuestionStepProps): ReactElement {
  const { question, answers, heading, data } = props;
  return (
    <section aria-labelledby="question" className={styles.step}>
      <h2 id="question" ref={heading}>
        {questionText[question]}
      </h2>
      {question === 'concern' ? (
        <ConcernForm data={data} answers={answers} />
      ) : (
        <ul className={styles.choices}>
          {choicesOf(question, answers).map(({ key, label, hint, answers: next, isChosen }) => (
            <li key={key} data-source={question === 'source' ? key : undefined}>
              <Link to={{ search: addressOf(next) }} aria-current={isChosen ? 'true' : undefined}>
                <span className={styles.label}>{label}</span>
                <span className="hint">{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

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
