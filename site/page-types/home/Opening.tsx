import type { ReactElement } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import styles from './Home.module.css';
import type { HomeProps } from './Home.tsx';

/** The four waters as tall pictures, each in its tint. */
function Sources({ sources }: Pick<HomeProps, 'sources'>): ReactElement {
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
export function Opening(props: HomeProps): ReactElement {
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
