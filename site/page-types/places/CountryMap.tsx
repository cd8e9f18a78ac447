import type { Country, Location } from '../../../kernel/contract.ts';
import { dotOf } from './place-words.ts';

/** Coasts in degrees, longitude then latitude, simplified by hand. A country without one has no map. */
const coasts: Partial<Readonly<Record<Country, readonly string[]>>> = {
  AU: [
    '142.5 -10.7 143.6 -12.5 143.8 -14.4 145.3 -15 145.4 -16.5 146.1 -18 147.5 -19.5 148.8 -20.3 149.7 -22.3 150.9 -23.5 153.1 -25.2 153.1 -26.5 153.6 -28.6 153 -31 152.5 -32.4 151.3 -33.6 150.7 -35.1 150 -37.3 149 -37.8 147 -38.4 146.3 -39.1 145.3 -38.4 144.6 -38.2 143.5 -38.8 141.5 -38.4 140.2 -37.5 139.7 -36.5 138.9 -35.5 138.1 -35.6 138.5 -34.5 137 -35.2 137.6 -33.7 137.9 -32.7 136 -34.9 135.2 -34.3 134.2 -32.8 131.2 -31.5 129 -31.7 126 -32.3 124 -33.1 123.5 -33.9 120 -33.9 118 -35 116.6 -35 115.1 -34.3 115.7 -33.3 115.7 -31.8 114.9 -29.5 114.1 -27.5 113.3 -26.2 113.7 -24.5 113.6 -22.6 114.1 -21.8 117.2 -20.6 119 -20 121.1 -19.5 122.2 -18 122.9 -16.5 123.6 -17.2 124.4 -16 125.9 -14.4 127 -13.9 128.2 -14.8 129.5 -14.9 130.2 -13.2 130.8 -12.4 132.5 -11.3 133.5 -11.9 136.8 -12.2 135.9 -14 135.5 -15 137 -16 139 -17.3 140.8 -17.6 141.4 -15 141.6 -13.5',
    '144.7 -40.7 146.5 -41.1 148.3 -40.9 148.3 -42.2 147.9 -43.2 146.8 -43.6 145.4 -42.7',
  ],
  NZ: [
    '172.7 -34.5 173.5 -35 174.3 -35.3 174.6 -36.1 174.9 -36.8 175.4 -36.5 175.9 -36.9 176 -37.5 177 -38 178.5 -37.7 178.3 -38.5 177.9 -39.2 177 -39.2 177.1 -39.6 176.3 -40.8 175.3 -41.6 174.7 -41.3 175.1 -40.6 175.1 -40 174.2 -39.7 173.8 -39.3 174.5 -38.8 174.8 -37.7 174.5 -36.8 174.1 -36.2 173.3 -35.4',
    '172.7 -40.5 173.1 -41.2 174 -40.9 174.4 -41.3 174.2 -41.8 173.4 -42.6 172.8 -43.3 173.1 -43.8 172.3 -43.9 171.3 -44.4 170.6 -45.9 169.3 -46.6 168.4 -46.6 166.5 -46 166.7 -45.3 168 -44.2 169.2 -43.7 170.7 -42.9 171.4 -41.9 172.1 -40.9',
  ],
};

export const hasMap = (country: Country): boolean => coasts[country] !== undefined;

type CountryMapProps = {
  readonly country: Country;
  readonly places: readonly Location[];
  readonly label: string;
};

/** Draws places as dots on the country's outline. Degrees of longitude narrow towards the poles. */
export function CountryMap({ country, places, label }: CountryMapProps) {
  const outlines = coasts[country]?.map((coast) => coast.split(' ').map(Number));
  if (!outlines) return null;
  const ofAxis = (axis: number) => outlines.flat().filter((_, at) => at % 2 === axis);
  const latitudes = ofAxis(1);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const x = (longitude: number) =>
    Math.round(longitude * Math.cos((middle * Math.PI) / 180) * 10) / 10;
  const [across, down] = [ofAxis(0).map(x), latitudes.map((latitude) => -latitude)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
  // Sizes marks by the country's height, because degrees are larger on a small country's map.
  const edge = height / 33;
  return (
    <svg
      role="img"
      className="stays"
      aria-label={label}
      viewBox={[left - edge, top - edge, width + 2 * edge, height + 2 * edge].join(' ')}
      fontSize={height / 22}
    >
      {outlines.map((coast) => (
        <polygon
          key={coast.join()}
          points={coast.map((each, at) => (at % 2 === 0 ? x(each) : -each)).join(' ')}
        />
      ))}
      {places.map((place) => {
        const [cx, cy] = [x(place.longitude), -place.latitude];
        return (
          <g key={dotOf(place)} data-dot={dotOf(place)}>
            <circle cx={cx} cy={cy} r={height / 60} />
            {/* number-nearest.ts writes the number. A browser's translation would add HTML, which SVG doesn't draw. */}
            <text x={cx} y={cy} className="notranslate" />
          </g>
        );
      })}
      <circle
        data-from={country}
        r={height / 28}
        fill="none"
        stroke="#000"
        strokeWidth={height / 140}
        visibility="hidden"
      />
    </svg>
  );
}
