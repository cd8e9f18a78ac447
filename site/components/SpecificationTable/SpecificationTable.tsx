import { notStated } from '../../../kernel/certifications.ts';
import type { Specification } from '../../../kernel/entry-types.ts';
import { groupSpecifications, specificationText } from './group-specifications.ts';
import { joinSpecifications } from './join-specifications.ts';
import styles from './SpecificationTable.module.css';

export function SpecificationTable({
  specifications,
  rulePage,
}: {
  readonly specifications: readonly Specification[];
  /** The address of the page that explains a lead-free status we don't state. */
  readonly rulePage?: string | undefined;
}) {
  if (specifications.length === 0) return null;
  const inOrder = groupSpecifications(joinSpecifications(specifications)).flatMap(
    (group) => group.specifications,
  );
  return (
    <table className={styles.table}>
      {halvesOf(inOrder).map((half) => (
        <tbody key={half[0]?.id}>
          {half.map((specification) => (
            <tr key={specification.id}>
              <th scope="row">{specification.label}</th>
              <td>
                {rulePage !== undefined && isUnstated(specification) ? (
                  <a href={rulePage}>{notStated}</a>
                ) : (
                  specificationText(specification)
                )}
                {specification.sample && '*'}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const isUnstated = ({ id, value }: Specification): boolean =>
  id === 'leadFree' && value === notStated;

function halvesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)].filter(({ length }) => length > 0);
}
