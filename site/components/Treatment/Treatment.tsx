import type { ReactElement } from 'react';
import styles from './Treatment.module.css';

export type TreatmentStep = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What it is used against, in words. */
  readonly against: readonly string[];
};

/** How a water is treated: the kinds of treatment along the line that the water takes. */
export function Treatment({
  steps,
}: {
  readonly steps: readonly TreatmentStep[];
}): ReactElement | null {
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id}>
          <h3>{step.name}</h3>
          <p>{step.description}</p>
          <p className={styles.against}>
            <strong>Used against</strong> {step.against.join('; ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
