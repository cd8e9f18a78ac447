import { type ReactElement, useState } from 'react';

/**
 * The picture of a listed product, a square of `size` CSS pixels. The name stands beside it, so it
 * has no text of its own; one that cannot be loaded leaves its place empty (ACCEPTANCE 28).
 */
export function ListedPicture({
  src,
  size,
  isLazy = false,
}: {
  readonly src: string;
  readonly size: number;
  readonly isLazy?: boolean;
}): ReactElement | null {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
