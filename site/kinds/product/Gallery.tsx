import type { ReactElement } from 'react';
import { constants } from '#generated/constants.ts';
import type { Image } from '../../../kernel/contract.ts';
import { densities } from '../../../kernel/image-address.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { Gallery as GalleryOf } from './gallery.ts';
import styles from './Product.module.css';

const at = ({ source }: Image, size: number) => densities(source, size, size, constants.images).src;

/** A view behind the first. A phone, where it is half as large, is never handed the larger file. */
function Later({ image }: { readonly image: Image }): ReactElement {
  return (
    <picture>
      <source media="(min-width: 640px)" srcSet={at(image, 1280)} />
      <img src={at(image, 600)} width="640" height="640" alt={image.alt} loading="lazy" />
    </picture>
  );
}

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
                {finished.map(({ width, height, alt, ...image }) => (
                  <img
                    key={image.source}
                    // It comes when its finish is chosen, and then in the density that serves all.
                    src={at({ width, height, alt, ...image }, 1280)}
                    width={width}
                    height={height}
                    alt={alt}
                    loading="lazy"
                  />
                ))}
              </>
            ) : (
              <Later image={image} />
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
