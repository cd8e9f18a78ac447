/** Shades mix towards blue-black, not grey, so that all drawings share one light. */
export const ink = '#0d1b2a';
export const white = '#ffffff';

export const water = {
  mains: '#2f7fd1',
  rain: '#1d9a96',
  bore: '#b0633f',
  surface: '#8a8f3c',
  caravan: '#8d857b',
} as const;

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two "#rrggbb" colours. A `share` of 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const part = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r1, r2)}${part(g1, g2)}${part(b1, b2)}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, white, share);
export const darker = (hex: string, share: number): string => mix(hex, ink, share);

/** Perceived brightness: 0 is black, 1 is white. */
export function brightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
