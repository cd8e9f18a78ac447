import type { Image } from '../../../kernel/entry-types.ts';
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

/** Draws the water's path through a range's systems, left to right, or downwards on a phone. The text is in lists. */
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
