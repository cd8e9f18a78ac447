import type { ReactElement } from 'react';
import { constants } from '#generated/constants.ts';
import { densities } from '../../../kernel/image-address.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { Gallery as GalleryOf } from './gallery.ts';
import styles from './Product.module.css';

/**
 * The views side by side in a strip that is swept, scrolled or walked by its links; a tick shows it as
 * large as the window. The first view has a picture for each finish, and the stylesheet shows the
 * chosen one: nothing here needs a script.
 */
export function Gallery({ gallery }: { readonly gallery: GalleryOf }): ReactElement {
  const { views, finished } = gallery;
  return (
    <div className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <ul tabIndex={0} aria-label="Pictures">
        {views.map(({ id, image }, index) => (
          <li key={id} id={id}>
            {index === 0 ? (
              <>
                <Picture image={image} width={320} wider={{ 640: 640 }} priority />
                {finished.map(({ source, width, height, alt }) => (
                  <img
                    key={source}
                    // It comes when its finish is chosen, and then in the density that serves all.
                    src={densities(source, 1280, 1280, constants.images).src}
                    width={width}
                    height={height}
                    alt={alt}
                    loading="lazy"
                  />
                ))}
              </>
            ) : (
              <Picture image={image} width={640} />
            )}
          </li>
        ))}
      </ul>
      <p data-print="no">
        {views.length > 1 &&
          views.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        <label>
          <input type="checkbox" />
          Large view
        </label>
      </p>
    </div>
  );
}
