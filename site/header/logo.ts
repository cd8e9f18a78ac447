/** HDR-19: drawn as SVG, so that one file is sharp in both sizes; `link rel=preload` names the same. */
import { imageUrl } from '../../kernel/image-address.ts';

export const logoUrl: string = imageUrl('logo-light.svg', {});
