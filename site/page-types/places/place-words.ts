import { constants } from '#generated/constants.ts';
import type { Country, Location } from '../../../kernel/entry-types.ts';
import { choiceUrl, choiceWords } from '../../browser/chosen-finish.ts';
import type { PlaceQuery, PlaceSearchResult } from './find-places.ts';

export type Noun = readonly [one: string, several: string];

export const nouns = {
  store: ['store', 'stores'],
  installer: ['installer', 'installers'],
} as const satisfies Readonly<Record<Location['type'], Noun>>;

export function headingOf(
  found: PlaceSearchResult,
  query: Omit<PlaceQuery, 'part'>,
  [one, several]: Noun,
): string {
  const { location, places } = found;
  if (location.kind === 'unknown') return "We can't find that place";
  const count = places.length;
  const what = count === 1 ? `1 ${one}` : `${count === 0 ? 'No' : count} ${several}`;
  const doing = query.service === '' ? '' : ` for ${query.service.toLowerCase()}`;
  const region = location.kind === 'region' ? location.region : query.region;
  const where = region === '' ? '' : ` in ${region}`;
  const order = location.kind === 'known' || location.kind === 'near' ? ', nearest first' : '';
  return `${what}${doing}${where}${count > 1 ? order : ''}`;
}

/** How the starting point was understood, and how accurate it is. */
export function noteOf({ location }: PlaceSearchResult, country: Country): string {
  switch (location.kind) {
    case 'known':
      return `Distances are in a straight line from ${location.place.suburb} ${location.place.postcode}. The drive will be longer.`;
    case 'near':
      return `We don't have postcode ${location.postcode} in our list. Distances are from ${location.place.suburb} ${location.place.postcode}, the closest number we have, so they're approximate.`;
    case 'unknown':
      return unknownNote(location.why, location.text, country);
    default:
      return '';
  }
}

function unknownNote(
  why: 'malformed' | 'other country' | 'no such name',
  text: string,
  country: Country,
): string {
  const { label: here, postcode } = constants.countries[country];
  switch (why) {
    case 'malformed':
      return `“${text}” isn't a postcode in ${here}. Enter four digits, for example ${postcode.example}.`;
    case 'other country':
      return `We can't find postcode ${text} in ${here}. It may be a PO box postcode. Try your suburb instead. This list covers ${here} only.`;
    case 'no such name':
      return `We don't have “${text}” in our list. Try the postcode instead.`;
  }
}

/** A mailto link that asks for some codes, with or without a recipient. */
export function mailAbout(codes: readonly string[], to = ''): string {
  const links = codes
    .map((code) => `${choiceWords(code)}: ${location.origin}${choiceUrl(code)}`)
    .join('\n');
  const body = `Hi,\n\nDo you have ${codes.length === 1 ? 'this' : 'these'} in stock, and what's the price?\n\n${links}\n`;
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(`Puretec ${codes.map(choiceWords).join(', ')}`)}&body=${encodeURIComponent(body)}`;
}
