import { constants } from '#generated/constants.ts';
import type { Image } from '../../../kernel/entry-types.ts';
import { cardSize, densities, productSource } from '../../../kernel/image-address.ts';
import { breakpoints } from '../../styles/breakpoints.ts';
import { classNames } from '../class-names.ts';
import './Picture.css';

/** Widest first, because the browser takes the first source that fits. */
const widths = [breakpoints.xxl, breakpoints.lg, breakpoints.sm] as const;
type Breakpoint = (typeof widths)[number];

type PictureProps = {
  readonly image: Image;
  readonly width: number;
  readonly wider?: Readonly<Partial<Record<Breakpoint, number>>>;
  readonly sceneWidth?: number;
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/** A picture in densities 1 and 2 (SPEC 7 and 9). Its width and height keep the page from moving. */
export function Picture(props: PictureProps) {
  const { image, width, wider, sceneWidth, priority = false, className } = props;
  const isWide = image.width / image.height > 1.55;
  const isCropped = sceneWidth !== undefined && isWide;
  const at = (wanted: number) => {
    const height = Math.max(1, Math.round((wanted * image.height) / image.width));
    return { width: wanted, height, ...densities(image.source, wanted, height, constants.images) };
  };
  const { srcSet, ...own } = at(isCropped ? sceneWidth : width);
  const picture = (
    <img
      {...own}
      // The img's `src` is already the candidate for density 1.
      srcSet={srcSet.replace(`${own.src} 1x, `, '')}
      alt={image.alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={classNames(className, isWide && 'scene')}
    />
  );
  if (wider === undefined || isCropped) return picture;
  return (
    <picture>
      {widths.map((from) => {
        const wanted = wider[from];
        if (wanted === undefined) return null;
        const { srcSet, height } = at(wanted);
        return (
          <source
            key={from}
            media={`(min-width: ${from}px)`}
            srcSet={srcSet}
            width={wanted}
            height={height}
          />
        );
      })}
      {picture}
    </picture>
  );
}

export function isScene(image: Image): boolean {
  return image.width / image.height > 1.7;
}

export function ProductPicture({
  code,
  image = { source: productSource(code), width: 800, height: 800 },
}: {
  readonly code: string;
  readonly image?: Omit<Image, 'alt'> | undefined;
}) {
  return <Picture image={{ ...image, alt: '' }} width={cardSize} />;
}
