import { useCallback, useState } from 'react';
import { readImageMetadata } from '../../browser/image-metadata.ts';

/**
 * A listed product's picture, `size` CSS pixels square. Alt text is empty, because the name is next to it. If it can't
 * load, its place stays empty (ACCEPTANCE 28).
 */
export function ListedPicture({ src, size }: { readonly src: string; readonly size: number }) {
  const [isBroken, setBroken] = useState(false);
  const load = useCallback(
    (image: HTMLImageElement | null) => {
      if (image) void readImageMetadata(src, () => image).then(({ ratio }) => setBroken(!ratio));
    },
    [src],
  );
  return (
    !isBroken && (
      <img ref={load} alt="" width={size} height={size} loading="lazy" decoding="async" />
    )
  );
}
