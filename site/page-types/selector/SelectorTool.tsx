import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePrerendered, useStepFocus } from '../../toolkit/tool-hooks.ts';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import { type Answers, type Question, queryOf, questionsOf, readAnswers } from './answers.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { Result, ResultFields } from './Result.tsx';
import styles from './Selector.module.css';
import type { SelectorData } from './selector-data.ts';
import { answerText, progressText, questionName } from './selector-text.ts';

export function SelectorTool({ data, country, plain }: ToolProps<SelectorData>) {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const contaminants = useMemo(
    () => new Map(data.contaminants.map((each) => [each.id, each.sources])),
    [data],
  );
  const names = useMemo(() => new Map(data.contaminants.map(({ id, name }) => [id, name])), [data]);
  const { answers, question } = readAnswers(new URLSearchParams(search), contaminants);
  const isPlain = question === 'source' && answers.source === undefined;

  // Changing a field of the result doesn't move focus.
  const { space: _, people: __, ...given } = answers;
  usePrerendered(plain, isPlain);
  useStepFocus(
    isPlain ? 'start' : `${question} ${queryOf(given)}`,
    heading,
    () => plain.find('h2')[0],
  );
  useFirstAnswer(plain);

  if (isPlain) return <div />;
  return (
    <div className="tool opened" data-source={answers.source}>
      <div className="wrap">
        <GivenAnswers answers={answers} question={question} names={names}>
          {question === 'result' && <ResultFields data={data} answers={answers} />}
        </GivenAnswers>
        {question === 'result' ? (
          <Result data={data} country={country} answers={answers} names={names} heading={heading} />
        ) : (
          <QuestionStep data={data} question={question} answers={answers} heading={heading} />
        )}
      </div>
    </div>
  );
}

type GivenAnswersProps = {
  readonly answers: Answers;
  readonly question: Question | 'result';
  readonly names: ReadonlyMap<string, string>;
  readonly children: ReactNode;
};

function GivenAnswers({ answers, question, names, children }: GivenAnswersProps) {
  const questions = questionsOf(answers);
  const position = question === 'result' ? -1 : questions.indexOf(question);
  return (
    <section aria-label="Your answers" className={`below-line ${styles.answers}`}>
      <p className={`hint ${styles.progress}`}>
        {position < 0
          ? 'Your answers'
          : progressText(position + 1, answers.taps && questions.length)}
      </p>
      <ol className={styles.given}>
        {questions.map((each) => {
          const text = answerText(each, answers, names);
          return (
            text !== undefined && (
              <li key={each} aria-current={each === question ? 'step' : undefined}>
                <Link to={{ search: queryOf(answers, each) }}>
                  <span className={`hint ${styles.name}`}>{questionName[each]}</span>
                  <span className={styles.answer}>{text}</span>
                  <span className={styles.change} data-print="no">
                    Change
                    <span className="visually-hidden">{` ${questionName[each].toLowerCase()}`}</span>
                  </span>
                </Link>
              </li>
            )
          );
        })}
      </ol>
      <Link to={{ search: '' }} className={`tall-link ${styles.restart}`} data-print="no">
        Start again
      </Link>
      {children}
    </section>
  );
}

/** Makes the prerendered links of the first question work without loading the page again. */
function useFirstAnswer(plain: ToolProps<SelectorData>['plain']): void {
  const navigate = useNavigate();
  useEffect(() => {
    const links = plain.find('a[href*="?source="]');
    const answer = (event: MouseEvent) => {
      const { currentTarget, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!(currentTarget instanceof HTMLAnchorElement)) return;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      const next = new URLSearchParams(currentTarget.search);
      const space = new URLSearchParams(location.search).get('space');
      if (space !== null) next.set('space', space);
      navigate({ search: next.toString() });
    };
    for (const link of links) link.addEventListener('click', answer);
    return () => {
      for (const link of links) link.removeEventListener('click', answer);
    };
  }, [plain, navigate]);
}
