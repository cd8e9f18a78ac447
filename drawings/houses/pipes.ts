/** Water pipes of the sections: untreated water in its own colour, filtered water in blue. */
import { darker, lighter, white } from '../toolkit/colour.ts';
import { stroke } from '../toolkit/shapes.ts';

export const treated = '#2f9be0';

export function waterLine(data: string, colour: string): string {
  const shape = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    stroke(data, white, 15, { ...shape, 'stroke-opacity': 0.9 }),
    stroke(data, darker(colour, 0.18), 10, shape),
    stroke(data, colour, 8, shape),
    stroke(data, lighter(colour, 0.55), 2, {
      ...shape,
      transform: 'translate(-1.4 -1.4)',
      'stroke-opacity': 0.9,
    }),
  ].join('');
}
