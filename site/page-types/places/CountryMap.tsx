import type { Country, Location } from '../../../kernel/contract.ts';
import { dotOf } from './place-words.ts';

type Outline = {
  /** Units a degree of longitude and of latitude, for the middle of the country. */
  readonly perDegree: readonly [x: number, y: number];
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
  readonly coast: string;
  /** Latitude, longitude, and where the name goes, clear of the dots: letters to the right and down. */
  readonly towns: Readonly<Record<string, readonly [number, number, number, number]>>;
};

/** Coasts of Natural Earth's 1:50m map (public domain), simplified. A country without one has no map. */
const outlines: Partial<Readonly<Record<Country, Outline>>> = {
  AU: {
    perDegree: [8.9, -10],
    box: [1009, 107, 390, 329],
    coast:
      'M1276 126l3 17 7-1 7 7 1 15 7 12-1 7 4 8 8 3 4 5 7 2 0 5 7 10 1 7 4 3 1-4 6 4 1 9 9 7 9 12 2 6 0 12 4 10 0 7-2 4-3 13-1 8-4 10-6 5-4 7-6 16-4 6-3 17-4 3-10 0-8 4-5 5-6 2-7-4-4-6-2 3-11 6-8-3-10-1-7-4-8-8 1-5-3-6-5-5-7 0 3-8-4-6-4 9-7 1 5-3 1-7 4-6-2-8-5 8-7 4-7 9-7-16-5-1 0-7-13-5-5 0-10-5-19 2-15 6-12 0-16 8-5 7-3 2-10 0-6-2-14 2-4 4-5 1-7 5-5 1-9-1-13-7-1-8 5 0 2-3 0-13-6-13-1-12-7-13-1-8-6-9 6 0 1-5-7-15 3-10 0-8 4-8 0 7 6-8 6-2 11-8 6 0 12-4 19-6 5-6 3-6 5-5-2-7 7-9 6 11 2-6-3-4 9-2 0-8 10-10 2 1 3-6 3 2 3-5 7 5 5 6 9 1 4 2 2-3-5-4 5-8 3-3-1-3 5-6 5-3 2 2 10-3 1-4-8-3 4-1 4 3 14 5 8 2 6-3 4 5 2-4 4 3-4 9-5 1-1 9-4 6 1 2 20 12 4 5 7 2 2 4 7 4 7-3 4-8 3-15-1-13 1-9 3-1-2-4 4-15 3-2 3 6 1 5zM1163 114l5-2 3 2-6 5-3-3zM1229 358l-6 3-6-1-1-3 6-1zM1302 412l10-2 5-2 3 1 0 11-3 6 0 6-6-3-4 7-7-1-5-6-5-13-2-9z',
    towns: {
      Perth: [-31.95, 115.86, 1, 0],
      Darwin: [-12.46, 130.84, 1, 0],
      Adelaide: [-34.93, 138.6, 0.1, -1.5],
      Sydney: [-33.87, 151.21, 0.9, 0],
      Brisbane: [-27.47, 153.03, -0.2, -1.3],
    },
  },
  NZ: {
    perDegree: [15.1, -20],
    box: [2514, 689, 190, 256],
    coast:
      'M2614 826l2 0 7-6 9 0-2 5 3-1-4 3 0 3 3 5-6 8-1 2-4 5-5 10-5 2-3 5-3 2 3 0 1 3 4 2 0 4-4-2-7 1-4-3 2 4-8 4-3 1-3 7-2 10-3 4-3 10 1 3-6 2-11 12-9 2-5-2-5 1-3-5-6 0-2-3-5 1-9-1 2-5-4 2 1-3-3 1 0-3 7-1-3-4 2-5 5 0-3-4 13-12 7-8 7-2 11-8 4-1 1-2 9-8 4-2 5-5 3-6 3-12 6-3 2-4 2-10 2-4 6-5 2 5 3 2zM2539 937l-2 2 3 2-10 4 4-7 0-4 2 0zM2617 700l2-1 10 4 1 3 2-1 4 7 0 4-3-1 7 11 0 6-2 5 4 0 5 3 1 4 3-1-2-13 7 9 2 13 11 6 9 2 3-2 3-4 4-3 4 0 4 3-2 5-2 12-5 3-1 11-1-3-6 0-4 2-3 3 0 5 2 1-4 10-7 10-6 11-10 8-2-4-4 1 0-3-4 0 8-14 1-6-3-7-7-3-3-3-7-3-2-4 0-3 4-2 5-2 3-3 2-11 3-9-5-14 5 0-2-3-4 0-5-9 3 2 0-7-2 0-5-5 4 7-2 0-1-3-13-20 1-4-7-11 5 0-1 2z',
    towns: {
      Auckland: [-36.85, 174.76, -1, 0],
      Wellington: [-41.29, 174.78, 0.7, 1],
      Christchurch: [-43.53, 172.64, 1, 0],
      Dunedin: [-45.87, 170.5, 1, 0],
    },
  },
};

export const hasMap = (country: Country): boolean => outlines[country] !== undefined;

type CountryMapProps = {
  readonly country: Country;
  readonly places: readonly Location[];
  readonly label: string;
};

/** Draws places as dots on the country's outline. */
export function CountryMap({ country, places, label }: CountryMapProps) {
  const outline = outlines[country];
  if (!outline) return null;
  const { box, perDegree, coast, towns } = outline;
  const [left, top, width, height] = box;
  const at = (latitude: number, longitude: number) =>
    [longitude * perDegree[0], latitude * perDegree[1]].map(Math.round);
  // Sizes marks by the country's height, because a degree is larger on a small country's map.
  const edge = height / 33;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={[left - edge, top - edge, width + 2 * edge, height + 2 * edge].join(' ')}
      fontSize={height / 22}
    >
      <path d={coast} />
      {Object.entries(towns).map(([name, [latitude, longitude, dx, dy]]) => {
        const [x, y] = at(latitude, longitude);
        const offset = { dx: `${dx}em`, dy: `${dy}em` };
        const anchor = dx < 0 ? 'end' : 'start';
        return (
          <text key={name} x={x} y={y} {...offset} textAnchor={anchor} className="notranslate">
            <tspan>{name}</tspan>
          </text>
        );
      })}
      {/* Below the numbers, because the nearest place can be where the visitor starts. */}
      <circle data-from={country} r={height / 26} visibility="hidden" />
      {places.map((place) => {
        const [cx, cy] = at(place.latitude, place.longitude);
        return (
          <g key={dotOf(place)} data-dot={dotOf(place)}>
            <circle cx={cx} cy={cy} r={height / 60} />
            {/* number-nearest.ts writes the number. A browser's translation would add HTML, which SVG doesn't draw. */}
            <text x={cx} y={cy} className="notranslate" />
          </g>
        );
      })}
    </svg>
  );
}
