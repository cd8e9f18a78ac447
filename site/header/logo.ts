/** HDR-19: drawn as SVG, so that one file is sharp in both sizes; `link rel=preload` names the same. */
import { imageUrl } from '../illustrations/image-url.ts';

export const logoUrl: string = imageUrl('logo-light.svg', {});
