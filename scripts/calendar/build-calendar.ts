/** Every first and last day in the catalogue, in order. */
import type { DateRange } from '../../codegen/resolve/date-ranges.ts';
import {
  type ByCountry,
  byCountry,
  countryKeys,
  countries as countryList,
} from '../../kernel/countries.ts';
import { endOfDay, startOfDay } from '../../kernel/time-zones.ts';
import { type Editing, siteOf } from '../editing/editing.ts';

export type CalendarEntry = {
  readonly day: string;
  readonly what: 'starts' | 'ends';
  readonly name: string;
  readonly file: string;
  /** The instant in each country. An end is the last instant of its day. */
  readonly at: ByCountry<string>;
};

export function buildCalendar(editing: Editing): CalendarEntry[] {
  const { countries } = siteOf(editing);
  const entries = editing.validated.flatMap((entry): CalendarEntry[] => {
    const file = `${editing.root}/${editing.nameOf(entry.document)}`;
    return datedIn(entry).flatMap(({ name, start, end }) => {
      const of = (
        day: string | undefined,
        what: CalendarEntry['what'],
        instant: typeof startOfDay,
      ) =>
        day === undefined
          ? []
          : [
              {
                day,
                what,
                name,
                file,
                at: byCountry((country) => instant(day, countries[countryKeys[country]].timeZone)),
              },
            ];
      return [...of(start, 'starts', startOfDay), ...of(end, 'ends', endOfDay)];
    });
  });
  const key = ({ day, what, name }: CalendarEntry) => `${day} ${what === 'starts' ? 0 : 1} ${name}`;
  return entries.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function datedIn(
  entry: Editing['validated'][number],
): readonly (DateRange & { readonly name: string })[] {
  switch (entry.kind) {
    case 'promotion':
      return [{ ...entry.value, name: `${entry.document.name}: ${entry.value.text}` }];
    case 'featured':
      return entry.value.promos.map((promo) => ({ ...promo, name: `promotion ${promo.id}` }));
    case 'teaser-prices':
      return entry.value.teasers.map((teaser) => ({
        ...teaser,
        name: `printed price ${teaser.id}`,
      }));
    case 'product':
      return (entry.value.priceChanges ?? []).map(({ start, end, ...amounts }) => ({
        start,
        ...(end !== undefined && { end }),
        name: `price of ${entry.document.name}: ${countryList
          .map((country) => `${country} ${amounts[countryKeys[country]] ?? 'unchanged'}`)
          .join(', ')}`,
      }));
    default:
      return [];
  }
}
