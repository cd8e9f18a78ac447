import type { ReactElement } from 'react';
import type { Image, Site } from '../../contract.ts';
import { densities } from '../../illustrations/image-url.ts';

export type PictureProps = {
  readonly image: Image;
  /** The width in CSS pixels that it is shown at, at most; the height follows from the picture. */
  readonly width: number;
  /** The width from `wideFrom` on, where the picture then stands larger. */
  readonly wideWidth?: number;
  /** The breakpoint of `wideWidth` in pixels; 1024 unless told. */
  readonly wideFrom?: 640 | 1024;
  /** Loads at once and first: for the one picture that opens a page. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/** SPEC 9. The same for every picture, so no template passes it down. */
const settings: Site['images'] = { densities: [1, 2], format: 'webp', quality: 80 };

/**
 * A picture through the image proxy, in densities 1 and 2 (SPEC 7 and 9). Width and height are
 * always told, so that nothing moves when it arrives, or when it does not.
 */
export function Picture(props: PictureProps): ReactElement {
  const { image, width, wideWidth, wideFrom = 1024, priority = false, className } = props;
  const at = (wanted: number) => {
    const height = Math.max(1, Math.round((wanted * image.height) / image.width));
    return { width: wanted, height, ...densities(image.source, wanted, height, settings) };
  };
  const picture = (
    <img
      {...at(width)}
      alt={image.alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
    />
  );
  if (wideWidth === undefined) return picture;
  const { srcSet, height } = at(wideWidth);
  return (
    <picture>
      <source
        media={`(min-width: ${wideFrom}px)`}
        srcSet={srcSet}
        width={wideWidth}
        height={height}
      />
      {picture}
    </picture>
  );
}

/** Whether a picture is a scene: wide, its matter on the right, so that it may be cropped from the left. */
export function isScene(image: Image): boolean {
  return image.width / image.height > 1.7;
}
