import { SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import type { ComplianceProps } from '../../lookups/compliance.ts';

export const Twin = ({ words, code }: NonNullable<ComplianceProps['twin']>) => (
  <>
    {words} <a href={`/${code}`}>{code}</a>.
  </>
);

export function Compliance(props: ComplianceProps) {
  const { rule, rulePage, twin, certificates, hasSamples } = props;
  return (
    <div className="stack gap-4">
      {rule !== undefined && (
        <p>
          {rule} {rulePage !== undefined && <a href={rulePage}>Read the rule</a>}
        </p>
      )}
      {twin && (
        <p>
          <Twin {...twin} />
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
