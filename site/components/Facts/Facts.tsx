import type { ReactElement } from 'react';
import type { Specification } from '../../../kernel/contract.ts';
import { specificationValue } from '../SpecificationTable/group-specifications.ts';
import styles from './Facts.module.css';

/** A product's first facts in large figures, the unit beside each. */
export function Facts({
  specifications,
}: {
  readonly specifications: readonly Specification[];
}): ReactElement | null {
  if (specifications.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {specifications.map((specification) => (
        <div key={specification.id}>
          <dt>{specification.label}</dt>
          <dd>
            {specificationValue(specification.value)}
            {specification.sample && '*'}
            {specification.unit !== undefined && <span> {specification.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
