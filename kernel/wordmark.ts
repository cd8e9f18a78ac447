/** The logo's letters as strokes in a 200 × 48 box, so they need no font. The drop comes before them. */
export const wordmark: readonly string[] = [
  'M45 38.5V10.2M42.4 12.8H53.4a8.1 8.1 0 0 1 0 16.2H45', // P
  'M70.6 17.4V28.1a7.6 7.6 0 0 0 15.2 0V17.4M85.8 17.4V38.5', // u
  'M96 38.5V17.4M96 27.6C96 22.4 99.4 19.6 105.4 20', // r
  'M110.4 28H126.2A8 8 0 1 0 123.7 33.9', // e
  'M137 11.6V30.6A5.1 5.1 0 0 0 142.1 35.7H146M132 19.7H145.6', // t
  'M151.6 28H167.4A8 8 0 1 0 164.9 33.9', // e
  'M190.8 22.3A8 8 0 1 0 190.8 33.7', // c
];
export const wordmarkWidth = 5.2;
/** The mark before the letters: a drop with two windows. */
export const drop =
  'M18 5C27.25 17.95 31.88 23.5 31.88 29.05A13.88 13.32 0 0 1 4.13 29.05C4.13 23.5 8.75 17.95 18 5ZM11.8 27.4a1.3 1.3 0 0 0 0 2.6h12.4a1.3 1.3 0 0 0 0-2.6ZM14.1 32.2a1.3 1.3 0 0 0 0 2.6h7.8a1.3 1.3 0 0 0 0-2.6Z';
