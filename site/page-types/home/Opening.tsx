import type { ReactElement } from 'react';
import type { Audience, Image } from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PageProps } from '../page-props.ts';
import styles from './Home.module.css';

export type HomeSource = {
  readonly source: WaterSource;
  readonly label: string;
  readonly text: string;
  readonly url: string;
  readonly image?: Image;
};
export type OpeningProps = PageProps & {
  readonly audience: Audience;
  /** The waters to choose from. Consumers only. */
  readonly sources: readonly HomeSource[];
};

/** The four waters as tall pictures, each in its tint. */
function Sources({ sources }: Pick<OpeningProps, 'sources'>): ReactElement {
  return (
    <nav aria-labelledby="waters">
      <h2 id="waters" className="visually-hidden">
        Your water
      </h2>
      <ul className={styles.sources}>
        {sources.map((source, index) => (
          <li key={source.source} data-source={source.source}>
            <a href={source.url}>
              {source.image && (
                <Picture
                  image={{ ...source.image, alt: '' }}
                  width={200}
                  wider={{ 640: 540 }}
                  priority={index < 2}
                  className={styles.water}
                />
              )}
              <span className={styles.label}>{source.label}</span>
              <span className={styles.text}>{source.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first screen: the range for dealers, below their code bar, the waters for consumers, and a picture for others. */
export function Opening(props: OpeningProps): ReactElement {
  const { audience, title, intro, image, sources } = props;
  const byWater = sources.length > 0;
  return (
    <div className={classNames('wrap', styles.opening, !byWater && image && styles.pictured)}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
        {audience === 'Specifiers' && (
          <a className="button" href="/specifiers-chat-about-your-project">
            Chat about your project
          </a>
        )}
      </div>
      {byWater ? (
        <Sources sources={sources} />
      ) : (
        image && (
          <div className={styles.picture}>
            <Picture image={image} width={440} wider={{ 640: 720 }} priority />
          </div>
        )
      )}
    </div>
  );
}
