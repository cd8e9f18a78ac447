import { useEffect, useRef, useState } from 'react';
import { type ImageMetadata, readImageMetadata } from '../../browser/image-metadata.ts';

/**
 * A listed product's picture in a square of `size` CSS pixels. The backend gives its address but not its size, so
 * the element that shows it measures it on load (IMG-03). Its alt text is empty, as the name is next to it. A
 * picture that fails to load leaves its place empty (ACCEPTANCE 28).
 */
export function ListedPicture({
  src,
  size,
  isLazy = false,
}: {
  readonly src: string;
  readonly size: number;
  readonly isLazy?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [measured, setMeasured] = useState<ImageMetadata & { readonly src: string }>();
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    let isCurrent = true;
    void readImageMetadata(src, () => element).then((metadata) => {
      if (isCurrent) setMeasured({ ...metadata, src });
    });
    return () => {
      isCurrent = false;
    };
  }, [src]);
  const ratio = measured?.src === src ? measured.ratio : 1;
  if (ratio === 0) return null;
  return (
    <img
      key={src}
      ref={image}
      alt=""
      width={Math.round(size * Math.min(1, ratio))}
      height={Math.round(size * Math.min(1, 1 / ratio))}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
    />
  );
}
