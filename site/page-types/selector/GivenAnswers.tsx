import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { type Answers, addressOf, type Question, questionsOf } from './answers.ts';
import styles from './GivenAnswers.module.css';
import { answerText, questionName } from './selector-text.ts';

type GivenAnswersProps = {
  readonly answers: Answers;
  readonly question: Question | 'result';
  readonly names: ReadonlyMap<string, string>;
};

/** The answers so far. Changing one keeps the others. */
export function GivenAnswers({ answers, question, names }: GivenAnswersProps): ReactElement {
  const questions = questionsOf(answers);
  const position = question === 'result' ? -1 : questions.indexOf(question);
  return (
    <section aria-label="Your answers" className={styles.answers}>
      <p className={styles.progress}>
        {question === 'result'
          ? 'Your answers'
          : `Question ${position + 1}${answers.taps === undefined ? '' : ` of ${questions.length}`}`}
      </p>
      <ol className={styles.given}>
        {questions.map((each) => {
          const text = answerText(each, answers, names);
          return (
            text !== undefined && (
              <li key={each} aria-current={each === question ? 'step' : undefined}>
                <Link to={{ search: addressOf(answers, each) }}>
                  <span className={`hint ${styles.name}`}>{questionName[each]}</span>
                  <span className={styles.answer}>{text}</span>
                  <span className={styles.change}>
                    Change
                    <span className="visually-hidden">{` ${questionName[each].toLowerCase()}`}</span>
                  </span>
                </Link>
              </li>
            )
          );
        })}
      </ol>
      <Link to={{ search: '' }} className={styles.restart}>
        Start again
      </Link>
    </section>
  );
}
