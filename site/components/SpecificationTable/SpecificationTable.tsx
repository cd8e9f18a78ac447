import type { ReactElement } from 'react';
import type { Specification } from '../../../kernel/contract.ts';
import { groupSpecifications, specificationText } from './group-specifications.ts';
import { joinSpecifications } from './join-specifications.ts';
import styles from './SpecificationTable.module.css';

/** A product's figures, grouped, each with its unit; an asterisk marks a placeholder. */
export function SpecificationTable({
  specifications,
}: {
  readonly specifications: readonly Specification[];
}): ReactElement | null {
  if (specifications.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Specification</caption>
      {groupSpecifications(joinSpecifications(specifications)).map(
        ({ group, specifications: members }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {group}
              </th>
            </tr>
            {members.map((specification) => (
              <tr key={specification.id}>
                <th scope="row">{specification.label}</th>
                <td>
                  {specificationText(specification)}
                  {specification.sample && '*'}
                </td>
              </tr>
            ))}
          </tbody>
        ),
      )}
    </table>
  );
}
