/**
 * Where regions lie and how their postcodes begin. Coarse on purpose: the boxes have room at their
 * edges, and a postcode at a border may be that of the neighbour. Public facts (Australia Post, NZ
 * Post, ABS, Stats NZ).
 */
import type { Country } from '../../kernel/contract.ts';

export type Span = readonly [least: number, most: number];
export type Land = { readonly latitude: Span; readonly longitude: Span };
type Region = Land & {
  /** Postcodes as figures, first and last: "0800" is 800. */
  readonly postcodes: readonly Span[];
};

/** The mainland and what belongs to it, with room at the edges. */
export const lands: Readonly<Record<Country, Land & { readonly name: string }>> = {
  AU: { latitude: [-44, -9], longitude: [112, 154.5], name: 'Australia' },
  NZ: { latitude: [-47.6, -34], longitude: [166, 179], name: 'New Zealand' },
};

const region = (latitude: Span, longitude: Span, ...postcodes: readonly Span[]): Region => ({
  latitude,
  longitude,
  postcodes,
});

export const regions: Readonly<Record<Country, Readonly<Record<string, Region>>>> = {
  AU: {
    'Australian Capital Territory': region(
      [-35.95, -35.1],
      [148.7, 149.45],
      [200, 299],
      [2600, 2620],
      [2900, 2920],
    ),
    'New South Wales': region([-37.6, -28.1], [140.9, 153.7], [1000, 2899], [2921, 2999]),
    'Northern Territory': region([-26.1, -10.9], [128.9, 138.1], [800, 999]),
    Queensland: region([-29.3, -9], [137.9, 153.7], [4000, 4999], [9000, 9999]),
    'South Australia': region([-38.2, -25.9], [128.9, 141.1], [872, 872], [5000, 5999]),
    Tasmania: region([-44, -39.1], [143.5, 148.7], [7000, 7999]),
    Victoria: region([-39.3, -33.9], [140.9, 150.1], [3000, 3999], [8000, 8999]),
    'Western Australia': region([-35.3, -13.5], [112, 129.1], [872, 872], [6000, 6999]),
  },
  NZ: {
    Northland: region([-36.5, -34], [172.4, 174.9], [100, 599]),
    Auckland: region([-37.5, -35.8], [174, 176], [600, 2699]),
    Waikato: region([-39.5, -36.2], [174.3, 176.6], [2100, 2699], [3000, 3999]),
    'Bay of Plenty': region([-39.1, -37.1], [175.6, 178.3], [3000, 3299]),
    Gisborne: region([-39.1, -37.3], [177, 178.8], [4000, 4199]),
    "Hawke's Bay": region([-40.6, -38.3], [175.8, 178.2], [4000, 4299]),
    Taranaki: region([-40.1, -38.4], [173.5, 175.2], [4300, 4699]),
    'Manawatū-Whanganui': region(
      [-41, -38.4],
      [174.5, 176.9],
      [3900, 3999],
      [4400, 4999],
      [5500, 5599],
    ),
    Wellington: region([-41.8, -40.5], [174.4, 176.5], [5000, 6999]),
    Tasman: region([-42.5, -40.3], [171.8, 173.5], [7000, 7299]),
    Nelson: region([-41.6, -40.8], [172.8, 173.8], [7000, 7199]),
    Marlborough: region([-42.6, -40.5], [172.9, 174.6], [7000, 7399]),
    'West Coast': region([-44.6, -40.6], [167.7, 172.7], [7000, 7099], [7800, 7899]),
    Canterbury: region([-45.2, -41.8], [169.5, 174.3], [7300, 7799], [7900, 8999]),
    Otago: region([-46.9, -43.8], [168, 171.4], [9000, 9599], [9700, 9799]),
    Southland: region([-47.6, -44.1], [166, 169.7], [9300, 9399], [9500, 9999]),
  },
};

export const lies = (value: number, [least, most]: Span): boolean =>
  value >= least && value <= most;

export const hasPostcode = (country: Country, region: string, postcode: string): boolean =>
  (regions[country][region]?.postcodes ?? []).some((span) => lies(Number(postcode), span));
