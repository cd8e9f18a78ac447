import type { Image, Product } from '../../../kernel/entry-types.ts';
import { imageUrl, productSource } from '../../../kernel/image-address.ts';
import { productViews } from '../../../kernel/views.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import styles from './Gallery.module.css';

/** `isDrawn` means it's an SVG, not a photo. */
type GalleryImage = Image & { readonly isDrawn: boolean };

/** Drawn views come first, then the product's photos. */
export function galleryOf(product: Product) {
  const { code, finishes, images, photographed = [] } = product;
  const judged = (image: Image): GalleryImage => ({
    ...image,
    isDrawn: image.source.endsWith('.svg') && !photographed.includes(image.source),
  });
  const drawn = productViews(product).map(({ name, label, source, width, height, alt }) => ({
    id: name,
    label,
    image: judged({ source, width, height, alt }),
  }));
  const photographs = images.map((image, index) => ({
    id: `photograph-${index + 1}`,
    label: images.length === 1 ? 'Photo' : `Photo ${index + 1}`,
    image: judged(image),
  }));
  return {
    views: [...drawn, ...photographs],
    // The first view in the other finishes.
    finished: finishes.slice(1).map((finish) =>
      judged({
        source: productSource(code, finish),
        width: 800,
        height: 800,
        alt: `${code} in ${finish.name}`,
      }),
    ),
  };
}

type ViewProps = {
  readonly image: GalleryImage;
  readonly priority?: boolean;
};

/** Draws SVG in one size. The first view loads at once, the others when they come into view. */
function View({ image, priority = false }: ViewProps) {
  const { isDrawn, source, width, height, alt } = image;
  if (!isDrawn)
    return <Picture image={image} width={320} wider={{ 640: 640 }} priority={priority} />;
  return (
    // The picture element stops React from adding a preload link, which wouldn't help.
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

/** A strip of views. As a popover it fills the window, and a checkbox enlarges the picture. Nothing here needs a script. */
export function Gallery({ gallery }: { readonly gallery: ReturnType<typeof galleryOf> }) {
  const { views, finished } = gallery;
  return (
    <div id="gallery" popover="" className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <ul tabIndex={0} aria-label="Product pictures">
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
            // every-page-when-idle.ts moves `aria-current`.
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
