import type { ReactElement } from 'react';
import type { Answers } from './answers.ts';
import { furtherSteps } from './further-steps.ts';
import styles from './SelectorTool.module.css';
import type { SelectorData } from './selector-data.ts';

type FurtherStepsProps = {
  readonly data: SelectorData;
  readonly answers: Answers;
};

export function FurtherSteps({ data, answers }: FurtherStepsProps): ReactElement | null {
  const steps = furtherSteps(answers, data.pages);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="further" className={styles.further}>
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
