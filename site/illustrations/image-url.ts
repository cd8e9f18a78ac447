/** Addresses of optimised images under /_ipx, in the grammar of ipx (SPEC 7.4, 9; IMG-01, IMG-02). */
import type { Site } from '../contract.ts';

export type ImageSize = {
  /** CSS pixels × density. Both together join to `s_WxH`. */
  readonly width?: number;
  readonly height?: number;
  readonly format?: string;
  /** 1–100. */
  readonly quality?: number;
};
export type Densities = { readonly src: string; readonly srcSet: string };

function modifiers({ format, quality, width, height }: ImageSize): string {
  const parts: string[] = [];
  if (format !== undefined) parts.push(`f_${format}`);
  if (quality !== undefined) parts.push(`q_${quality}`);
  if (width !== undefined && height !== undefined) parts.push(`s_${width}x${height}`);
  else if (width !== undefined) parts.push(`w_${width}`);
  else if (height !== undefined) parts.push(`h_${height}`);
  return parts.length === 0 ? '_' : parts.join('&');
}

/**
 * The address of a source, "products/WH2-60.svg", at a size; `&` is not yet escaped for HTML.
 * A drawing that is asked for in a raster format takes that format's extension
 * ("products/WH2-60.webp"): a static host tells the browser the type by the extension, and
 * browsers refuse raster bytes called image/svg+xml.
 */
export function imageUrl(source: string, size: ImageSize): string {
  const named = size.format === undefined ? source : source.replace(/\.svg$/, `.${size.format}`);
  const path = named.split('/').map(encodeURIComponent).join('/');
  return `/_ipx/${modifiers(size)}/${path}`;
}

/** `src` at the first density, `srcSet` at each. Width and height in CSS pixels. */
export function densities(
  source: string,
  width: number,
  height: number,
  { densities: steps, format, quality }: Site['images'],
): Densities {
  const at = (density: number) =>
    imageUrl(source, {
      width: Math.round(width * density),
      height: Math.round(height * density),
      format,
      quality,
    });
  return {
    src: at(steps[0] ?? 1),
    srcSet: steps.map((density) => `${at(density)} ${density}x`).join(', '),
  };
}
