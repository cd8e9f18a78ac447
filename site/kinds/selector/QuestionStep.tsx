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
import { bathroomsText, homeText, questionText, sourceText, tapsText } from './words.ts';

export type QuestionStepProps = {
  readonly data: SelectorData;
  readonly question: Question;
  readonly answers: Answers;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};
type Choice = {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly answers: Answers;
  readonly isChosen: boolean;
};

/** One question. An answer is a link to the next one, so the back button undoes it. */
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

function choicesOf(question: Exclude<Question, 'concern'>, answers: Answers): readonly Choice[] {
  switch (question) {
    case 'source':
      return waterSources.map((source) => ({
        key: source,
        ...sourceText[source],
        answers: { ...answers, source },
        isChosen: answers.source === source,
      }));
    case 'home':
      return (answers.source ? homesOf(answers.source) : []).map((home) => ({
        key: home,
        ...homeText[home],
        answers: { ...answers, home },
        isChosen: answers.home === home,
      }));
    case 'taps':
      return tapsOf(answers).map((taps) => ({
        key: taps,
        ...tapsText[taps],
        answers: { ...answers, taps },
        isChosen: answers.taps === taps,
      }));
    case 'bathrooms':
      return bathroomCounts.map((bathrooms) => ({
        key: String(bathrooms),
        ...bathroomsText[bathrooms],
        answers: { ...answers, bathrooms },
        isChosen: answers.bathrooms === bathrooms,
      }));
  }
}
