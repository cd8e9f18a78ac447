/** Lists everything in the catalogue that starts or ends on a day. */
import type { DateRange } from '../../codegen/resolve/date-ranges.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { type Editing, openCatalogue } from '../editing/editing.ts';

type Entry = {
  readonly day: string;
  readonly what: 'starts' | 'ends';
  readonly name: string;
  readonly file: string;
};

type Options = { readonly catalogue: string; readonly json?: true | undefined };

export async function run({ catalogue, json }: Options): Promise<number> {
  const entries = entriesOf(await openCatalogue(catalogue));
  if (json) console.log(JSON.stringify(entries, null, 2));
  else console.log(entries.length === 0 ? 'Nothing is scheduled.' : asText(entries));
  return 0;
}

/** In order of their days. */
function entriesOf(editing: Editing): Entry[] {
  const entries = editing.validated.flatMap((entry) => {
    const file = `${editing.root}/${editing.nameOf(entry.document)}`;
    return datedIn(entry).flatMap(({ name, start, end }): Entry[] => [
      ...(start === undefined ? [] : [{ day: start, what: 'starts', name, file } as const]),
      ...(end === undefined ? [] : [{ day: end, what: 'ends', name, file } as const]),
    ]);
  });
  const key = ({ day, what, name }: Entry) => `${day} ${what === 'starts' ? 0 : 1} ${name}`;
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
        name: `price of ${entry.document.name}: ${countries
          .map((country) => `${country} ${amounts[countryKeys[country]] ?? 'unchanged'}`)
          .join(', ')}`,
      }));
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
  return `${shown.join('\n\n')}\n\nDays begin and end in each country's own time. A start needs a build on that day. An end takes effect by itself, except for prices, which need a build.`;
}
