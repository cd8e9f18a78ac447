import type { Country, Location } from '../../../kernel/entry-types.ts';
import data from './outlines.json' with { type: 'json' };

/**
 * Coasts of Natural Earth's 1:50m map (public domain), simplified. `perDegree` has the units of a degree of longitude and
 * of latitude in the middle of the country, and `box` its left, top, width and height. Each town has its latitude,
 * longitude, and where its name goes, clear of the dots: letters to the right and down. A country without a coast has no
 * map.
 */
const outlines: Readonly<Record<string, (typeof data)[keyof typeof data] | undefined>> = data;

export const hasMap = (country: Country): boolean => outlines[country] !== undefined;

type CountryMapProps = {
  readonly country: Country;
  readonly places: readonly Location[];
  readonly label: string;
};

export function CountryMap({ country, places, label }: CountryMapProps) {
  const outline = outlines[country];
  if (!outline) return null;
  const { box, perDegree, coast, towns } = outline;
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const [east = 0, north = 0] = perDegree;
  const at = (latitude: number, longitude: number) =>
    [longitude * east, latitude * north].map(Math.round);
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
      {Object.entries(towns).map(([name, [latitude = 0, longitude = 0, dx = 0, dy = 0]]) => {
        const [x, y] = at(latitude, longitude);
        const offset = { dx: `${dx}em`, dy: `${dy}em` };
        const anchor = dx < 0 ? 'end' : 'start';
        return (
          <text key={name} x={x} y={y} {...offset} textAnchor={anchor} className="notranslate">
            <tspan>{name}</tspan>
          </text>
        );
      })}
      {places.map(({ latitude, longitude }) => {
        const [cx, cy] = at(latitude, longitude);
        return <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={height / 60} />;
      })}
    </svg>
  );
}
