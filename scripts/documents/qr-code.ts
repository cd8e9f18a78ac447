/** A QR code as SVG: a module is one unit, and the paper around it is its quiet zone. */
import { encode } from 'uqr';
import { qrPath } from '../../site/tool-kit/qr-path.ts';
import { inks } from './pen.ts';

export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${inks.ink}" d="${qrPath(data)}"/></svg>`;
}
