import { SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import type { ComplianceProps } from '../../tables/compliance.ts';
import styles from './Product.module.css';

/** Shows where you can install the product, its other version, and each certificate. */
export function Compliance(props: ComplianceProps) {
  const { rule, rulePage, twin, certificates, hasSamples } = props;
  return (
    <div className={styles.about}>
      {rule !== undefined && (
        <p>
          {rule} {rulePage !== undefined && <a href={rulePage}>Read the rule</a>}
        </p>
      )}
      {twin && (
        <p>
          {twin.words} <a href={`/${twin.code}`}>{twin.code}</a>.
        </p>
      )}
      {certificates.length > 0 && (
        <ul className="ticks">
          {certificates.map(({ text, url }) => (
            <li key={text}>{url === undefined ? text : <a href={url}>{text}</a>}</li>
          ))}
        </ul>
      )}
      {hasSamples && <SampleNote what="These certificates" />}
    </div>
  );
}
