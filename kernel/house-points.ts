import points from './house-points.json' with { type: 'json' };

/** A place in a house's 1600 × 1000 drawing, with its floor if that isn't the ground. */
export type HousePoint = {
  readonly x: number;
  readonly y: number;
  readonly floor?: number | undefined;
};

/** Where the numbers go, in the page's order. Phones need 108 pixels between them. */
const byHouse: Readonly<Record<string, readonly HousePoint[]>> = points;

/** Empty for a picture that isn't the drawing of a house. */
export const housePoints = (source = '') => byHouse[source.replace(/^houses\/|\.svg$/g, '')] ?? [];
