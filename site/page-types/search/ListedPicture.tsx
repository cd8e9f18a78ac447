import { useEffect, useRef, useState } from 'react';
import { type ImageMetadata, readImageMetadata } from '../../browser/image-metadata.ts';

/**
 * A listed product's picture, `size` CSS pixels square. The element measures it on load, because the backend gives no
 * size (IMG-03). Alt text is empty, because the name is next to it. If it fails, its place stays empty (ACCEPTANCE 28).
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
