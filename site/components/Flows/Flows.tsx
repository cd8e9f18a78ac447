import type { Image } from '../../../kernel/contract.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Flows.module.css';

export type FlowShown = {
  readonly name: string;
  readonly url?: string;
  readonly steps: readonly {
    readonly label: string;
    readonly text: string;
    readonly image?: Image;
  }[];
};

/** The ways that water takes through a range's systems, left to right, or down on a phone. Lists are the text. */
export function Flows({ flows }: { readonly flows: readonly FlowShown[] }) {
  if (flows.length === 0) return null;
  return (
    <div className={styles.flows}>
      {flows.map(({ name, url, steps }) => (
        <div key={name} className={styles.flow}>
          <h3>
            {url === undefined ? (
              name
            ) : (
              <a href={url} className="tall-link">
                {name}
              </a>
            )}
          </h3>
          <ol>
            {steps.map(({ label, text, image }) => (
              <li key={label}>
                <div>{image && <Picture image={image} width={320} />}</div>
                <p className="hint">
                  <strong>{label}</strong> {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
