/** A QR code as SVG: a module is one unit, and the paper around it is its quiet zone. */
import { encode } from 'uqr';
import { inks } from './pen.ts';

export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${inks.ink}" d="${path.join('')}"/></svg>`;
}
