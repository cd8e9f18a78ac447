import type { Contaminant } from '../../../kernel/entry-types.ts';
import styles from './Signs.module.css';

type SignsProps = {
  readonly signs: readonly (Pick<Contaminant, 'sign'> & { readonly url: string })[];
};

export function Signs({ signs }: SignsProps) {
  return (
    <ul className={`tiles-large quiet-links rows ${styles.signs}`}>
      {signs.map(({ sign, url }) => (
        <li key={url}>
          <a href={url}>{sign}</a>
        </li>
      ))}
    </ul>
  );
}
