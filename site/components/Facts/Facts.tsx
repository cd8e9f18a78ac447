import type { ReactNode } from 'react';
import type { Specification } from '../../../kernel/entry-types.ts';
import { classNames } from '../class-names.ts';
import { specificationValue, unitOf } from '../SpecificationTable/group-specifications.ts';
import styles from './Facts.module.css';

/** Longer values count as words, not as a figure. */
const manyLetters = 16;

type FactsProps = {
  readonly specifications: readonly Specification[];
  /** More facts, as dt and dd elements. */
  readonly children?: ReactNode;
};

export function Facts({ specifications, children }: FactsProps) {
  if (specifications.length === 0) return null;
  const inWords = specifications.some(({ value }) => String(value).length >= manyLetters);
  return (
    <dl className={classNames(styles.facts, inWords && styles.words)}>
      {specifications.map((specification) => (
        <div key={specification.id}>
          <dt>{specification.label}</dt>
          <dd>
            {specificationValue(specification.value)}
            {(specification.unit !== undefined || specification.sample) && (
              <span>
                {specification.unit !== undefined &&
                  `\u00a0${unitOf(specification.value, specification.unit)}`}
                {specification.sample && '*'}
              </span>
            )}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
