import type { ReactElement } from 'react';
import { imageUrl } from '../../../kernel/image-address.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryImage, Gallery as GalleryOf } from './gallery.ts';

/**
 * A drawing is handed out as it was drawn: sharp in every size, and lighter than a picture of it in any.
 * The first comes at once, the others when they are looked at.
 */
function View({
  image,
  priority = false,
}: {
  readonly image: GalleryImage;
  readonly priority?: boolean;
}): ReactElement {
  const { isDrawn, source, width, height, alt } = image;
  if (!isDrawn)
    return <Picture image={image} width={320} wider={{ 640: 640 }} priority={priority} />;
  return (
    // In a picture element React writes no preload beside it, which would say nothing sooner.
    <picture>
      <img
        src={imageUrl(source, {})}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/**
 * The views side by side in a strip that is swept, scrolled or walked by its links. As a popover it
 * fills the window until its button or Escape closes it, and a tick enlarges the picture. The first view has a picture for each finish, and the stylesheet shows the
 * chosen one: nothing here needs a script.
 */
export function Gallery({ gallery }: { readonly gallery: GalleryOf }): ReactElement {
  const { views, finished } = gallery;
  return (
    <div id="gallery" popover="" className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <ul tabIndex={0} aria-label="Pictures">
        {views.map(({ id, image }, index) => (
          <li key={id} id={id}>
            <View image={image} priority={index === 0} />
            {index === 0 && finished.map((other) => <View key={other.source} image={other} />)}
          </li>
        ))}
      </ul>
      <p data-print="no">
        {views.length > 1 &&
          views.map(({ id, label }, index) => (
            // The script of every page moves it on (when-idle.ts).
            <a key={id} href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
              {label}
            </a>
          ))}
        <button type="button" popoverTarget="gallery" className="link-button">
          Large view
        </button>
        <label>
          <input type="checkbox" />
          Zoom
        </label>
      </p>
    </div>
  );
}
