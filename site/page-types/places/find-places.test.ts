import { expect, it, vi } from 'vitest';
import { findLocation } from './find-location.ts';
import { distanceKm, findPlaces, hasQuery, readQuery, writeQuery } from './find-places.ts';
import { mailAbout, noteOf } from './place-words.ts';
import type { ListedPlace } from './places-data.ts';

const place = (
  suburb: string,
  postcode: string,
  region: string,
  [latitude, longitude]: readonly [number, number],
  ...services: readonly string[]
): ListedPlace => ({
  name: `Sample dealer, ${suburb}`,
  type: 'store',
  suburb,
  postcode,
  region,
  latitude,
  longitude,
  services,
  sample: true,
});
const geelong = place('Geelong', '3220', 'Victoria', [-38.15, 144.36], 'Undersink systems');
const ballarat = place('Ballarat', '3350', 'Victoria', [-37.56, 143.85], 'Rainwater systems');
const barker = place(
  'Mount Barker',
  '5251',
  'South Australia',
  [-35.07, 138.86],
  'Caravan filters',
);
const newcastle = place('Newcastle', '2300', 'New South Wales', [-32.93, 151.78]);
const places = [newcastle, barker, ballarat, geelong];
const names = (query: Partial<ReturnType<typeof readQuery>>) =>
  findPlaces(places, { postcode: '', service: '', region: '', ...query }, 'AU').places.map(
    (found) => found.place.suburb,
  );

it('GEN-03 P08 a city without a shop is known by its name and its postcode', () => {
  const sydney = { name: 'Sydney', postcode: '2000', latitude: -33.87, longitude: 151.21 };
  for (const typed of ['Sydney', 'sydney cbd', 'Sydney, NSW', '2000']) {
    const query = { postcode: typed, service: '', region: '' };
    const found = findPlaces(places, query, 'AU', [sydney]);
    expect(found.places[0]?.place.suburb).toBe('Newcastle');
    expect(noteOf(found, 'AU')).toContain('from Sydney 2000');
  }
  expect(findLocation('Geelong, Melbourne', places, 'AU')).toEqual({
    kind: 'known',
    place: geelong,
  });
});

it.each([
  ...['3220', ' 3220 ', 'Geelong', 'geelong', 'Geelong VIC 3220', 'geel'],
  ...['3220 Geelong', '3220 VIC', '3220, Geelong', 'Geelong 3220 Australia'],
  '12 Moorabool St, Geelong 3220, VIC',
  // No place is called so.
  ...['Geelong CBD', 'geelong city centre', 'Geelong Central'],
])('GEN-03 RTE-31 %j is Geelong', (typed) => {
  expect(findLocation(typed, places, 'AU')).toEqual({ kind: 'known', place: geelong });
});

it.each([
  ['NSW', 'New South Wales'],
  ['SA', 'South Australia'],
  ['Hawkes Bay', 'Hawke’s Bay'],
  ["Hawke's Bay", 'Hawke’s Bay'],
  ['Qld', 'Queensland'],
])('GEN-03 P08 %s is the region %s', (typed, region) => {
  const bay = { ...newcastle, suburb: 'Wairoa', region: 'Hawke’s Bay' };
  const cairns = { ...newcastle, suburb: 'Qualdo', region: 'Queensland' };
  expect(findLocation(typed, [...places, bay, cairns], 'AU')).toEqual({ kind: 'region', region });
});

it('GEN-03 P08 a city may be followed by its state in short', () => {
  const sydney = { name: 'Sydney', postcode: '2000', latitude: -33.87, longitude: 151.21 };
  expect(findLocation('Sydney NSW', places, 'AU', [sydney])).toMatchObject({
    kind: 'known',
    place: { suburb: 'Sydney' },
  });
  expect(findLocation('Geelong vic', places, 'AU')).toEqual({ kind: 'known', place: geelong });
});

it.each([
  ['5000', barker],
  ['3999', ballarat],
  ['3225', geelong],
])('GEN-03 RTE-31 %s is near the closest number, and that is said', (typed, near) => {
  const found = findPlaces(places, { postcode: typed, service: '', region: '' }, 'AU');
  expect(found.location).toEqual({ kind: 'near', postcode: typed, place: near });
  expect(noteOf(found, 'AU')).toContain(`We don't have postcode ${typed} in our list.`);
});

it.each([
  ['500', 'malformed', 'Enter four digits, for example 5000.'],
  ['SW1A', 'malformed', 'Enter four digits, for example 5000.'],
  ['90210 Beverly Hills', 'malformed', 'Enter four digits, for example 5000.'],
  ['9024 Kaiapoi', 'other country', 'This list covers Australia only.'],
  ['Atlantis', 'no such name', 'Try the postcode instead.'],
])('GEN-03 CTY-01 %j is explained: %s', (typed, why, words) => {
  const found = findPlaces(places, { postcode: typed, service: '', region: '' }, 'AU');
  expect(found.location).toMatchObject({ kind: 'unknown', why });
  expect(found.places).toEqual([]);
  expect(noteOf(found, 'AU')).toContain(words);
});

it('GEN-03 RTE-31 RTE-32 sorts by distance', () => {
  expect(names({ postcode: '3220' })).toEqual(['Geelong', 'Ballarat', 'Mount Barker', 'Newcastle']);
});

it('GEN-03 finds the places of a region and a service, in any case', () => {
  expect(names({ postcode: '5251', region: 'victoria' })).toEqual(['Ballarat', 'Geelong']);
  expect(names({ service: 'rainwater systems' })).toEqual(['Ballarat']);
  expect(names({ postcode: 'Victoria' })).toEqual(['Ballarat', 'Geelong']);
  expect(names({ region: 'Victoria', service: 'Caravan filters' })).toEqual([]);
});

it('GEN-03 the address carries the question, and no more than it', () => {
  const query = readQuery(new URLSearchParams('postcode=5000&service=Caravan+filters&utm=1'));
  expect(query).toEqual({ postcode: '5000', service: 'Caravan filters', region: '', part: '' });
  expect(writeQuery(query).toString()).toBe('postcode=5000&service=Caravan+filters');
  expect(hasQuery(readQuery(new URLSearchParams('utm=1')))).toBe(false);
});

it('GEN-03 what is to be bought is carried on, and asks for no place by itself', () => {
  const query = readQuery(new URLSearchParams('part=QT10-C,QT10-S,%3Cb%3E,QT10-C'));
  expect(query.part).toBe('QT10-C,QT10-S');
  expect(hasQuery(query)).toBe(false);
  expect(Object.fromEntries(writeQuery({ ...query, postcode: '3282' }))).toEqual({
    postcode: '3282',
    part: 'QT10-C,QT10-S',
  });
});

it('GEN-03 the finish chosen is in the message, and in the link', () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  const { part } = readQuery(new URLSearchParams('part=TAP-1~matte-black'));
  const mail = decodeURIComponent(mailAbout([part]));
  expect(mail).toContain('TAP-1 in matte black: https://shop.example/TAP-1?finish=matte-black');
});

it('GEN-03 a message asks for the part by its code, and links to it', () => {
  vi.stubGlobal('location', { origin: 'https://x.nz' });
  const address = mailAbout(['QT10-C'], 'a@b.nz');
  expect(address).toMatch(/^mailto:a@b\.nz\?subject=Puretec%20QT10-C&body=/);
  const body = new URLSearchParams(address.slice(address.indexOf('?'))).get('body');
  expect(body).toContain('QT10-C: https://x.nz/QT10-C');
});

it('GEN-03 RTE-31 measures over the ground, also across the date line', () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };
  const melbourne = { latitude: -37.8136, longitude: 144.9631 };
  expect(distanceKm(sydney, sydney)).toBe(0);
  expect(distanceKm(sydney, melbourne)).toBeCloseTo(713, -1);
  const west = { latitude: -17, longitude: 179.5 };
  expect(distanceKm(west, { latitude: -17, longitude: -179.5 })).toBeLessThan(120);
});
