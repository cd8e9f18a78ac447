import { productDocuments } from '../../../kernel/documents.ts';
import type { Country, Document } from '../../../kernel/entry-types.ts';
import { nbsp } from '../../../kernel/typography.ts';
import type { CompareProduct } from '../compare/compare-data.ts';
import styles from './Schedule.module.css';

/** A product's documents, from a tool's data. */
export function documentsOfData(
  { code, specifications }: CompareProduct,
  country: Country,
): readonly Document[] {
  const stated = Object.entries(specifications);
  return productDocuments(
    { code, specifications: stated.map(([id, value]) => ({ id, value, label: id, group: '' })) },
    country,
  );
}

type DocumentLinksProps = {
  readonly code: string;
  readonly documents: readonly Document[];
};

export function DocumentLinks({ code, documents }: DocumentLinksProps) {
  return (
    <ul className="links" aria-label={`Documents for ${code}`}>
      {documents.map(({ title, type, url }) => (
        <li key={url}>
          <a href={url}>
            <span>{title}</span> <span className="hint">{type}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shows a clause to copy, with its labels in bold. */
export function Clause({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => {
        const [label = '', ...rest] = line.split(': ');
        return (
          <p key={line}>
            <strong>{label}</strong>
            <span>{`: ${nbsp(rest.join(': '))}`}</span>
          </p>
        );
      })}
    </div>
  );
}
