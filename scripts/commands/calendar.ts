import type { DateRange } from '../../codegen/resolve/date-ranges.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { dayAfter, startOfDay } from '../../kernel/time-zones.ts';
import { count, type Editing, openCatalogue, siteFileIn } from '../editing/editing.ts';

type Entry = {
  readonly day: string;
  readonly what: 'starts' | 'ends';
  readonly name: string;
  readonly file: string;
  readonly countries: readonly Country[];
};

type Options = {
  readonly catalogue: string;
  readonly json?: true | undefined;
  readonly hours?: number | undefined;
};

export async function run({ catalogue, json, hours }: Options): Promise<number> {
  const editing = await openCatalogue(catalogue);
  const all = entriesOf(editing);
  const entries = hours === undefined ? all : recent(all, hours, siteFileIn(editing));
  if (json) console.log(JSON.stringify(entries, null, 2));
  else console.log(entries.length === 0 ? nothing(hours) : asText(entries));
  return 0;
}

const nothing = (hours?: number): string =>
  hours === undefined
    ? 'Nothing is scheduled.'
    : `Nothing has started or ended in the last ${count(hours, 'hour')}.`;

/** Finds entries that started or ended in the last hours, with the countries where it was midnight. */
function recent(entries: readonly Entry[], hours: number, { countries: sites }: SiteFile): Entry[] {
  const now = Date.now();
  const isRecent = ({ day, what }: Entry, country: Country) => {
    const first = what === 'starts' ? day : dayAfter(day);
    const age = now - Date.parse(startOfDay(first, sites[countryKeys[country]].timeZone));
    return age >= 0 && age < hours * 3_600_000;
  };
  return entries.flatMap((entry) => {
    const here = entry.countries.filter((country) => isRecent(entry, country));
    return here.length > 0 ? [{ ...entry, countries: here }] : [];
  });
}

function entriesOf(editing: Editing): Entry[] {
  const entries = editing.validated.flatMap((entry) => {
    const file = `${editing.root}/${editing.nameOf(entry.document)}`;
    return datedIn(entry).flatMap(({ name, start, end, countries: shown = countries }): Entry[] => {
      const about = { name, file, countries: shown };
      return [
        ...(start === undefined ? [] : [{ day: start, what: 'starts', ...about } as const]),
        ...(end === undefined ? [] : [{ day: end, what: 'ends', ...about } as const]),
      ];
    });
  });
  const key = ({ day, what, name }: Entry) => `${day} ${what === 'starts' ? 0 : 1} ${name}`;
  return entries.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function datedIn(
  entry: Editing['validated'][number],
): readonly (DateRange & { readonly name: string; readonly countries?: readonly Country[] })[] {
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
      return [
        ...(entry.value.priceChanges ?? []).map(({ start, end, ...amounts }) => ({
          start,
          ...(end !== undefined && { end }),
          countries: countries.filter((country) => amounts[countryKeys[country]] !== undefined),
          name: `${entry.document.name}'s price: ${countries
            .map((country) => `${country} ${amounts[countryKeys[country]] ?? 'unchanged'}`)
            .join(', ')}`,
        })),
        ...(entry.value.certifications ?? []).flatMap(
          ({ scheme, number, validUntil: end, countries: valid = countries }) =>
            end === undefined
              ? []
              : {
                  end,
                  countries: valid,
                  name: `${entry.document.name}'s certificate: ${scheme} ${number}`,
                },
        ),
      ];
    default:
      return [];
  }
}

function asText(entries: readonly Entry[]): string {
  const today = new Date().toISOString().slice(0, 10);
  const isPast = ({ day, what }: Entry) => day < today || (day === today && what === 'starts');
  const parts = [
    ['Coming', entries.filter((entry) => !isPast(entry))],
    ['Past', entries.filter(isPast)],
  ] as const;
  const shown = parts.flatMap(([title, of]) => {
    const lines = of.map(
      ({ day, what, name, file }) => `  ${day}  ${what.padEnd(6)} ${name} (${file})`,
    );
    return of.length > 0 ? [`${title}\n${lines.join('\n')}`] : [];
  });
  return `${shown.join('\n\n')}\n\nDays start and end at midnight in each country. Build the site on the day something starts, and on the day after a certificate expires. Promotions disappear automatically when they end. Build the site again to bring back the prices and promotions they replaced.`;
}
