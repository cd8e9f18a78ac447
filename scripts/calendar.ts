/** npm run calendar: everything that starts or ends on a day. */
import { readArguments } from './arguments.ts';
import { buildCalendar, type CalendarEntry } from './calendar/build-calendar.ts';
import { runCommand } from './command.ts';
import { openCatalogue } from './editing/editing.ts';

runCommand(async () => {
  const { catalogue, json } = readArguments('npm run calendar -- [--catalogue DIR] [--json]', {
    catalogue: { type: 'string', default: 'catalogue' },
    json: { type: 'boolean', default: false },
  });
  const entries = buildCalendar(await openCatalogue(catalogue));
  if (json) console.log(JSON.stringify(entries, null, 2));
  else console.log(entries.length === 0 ? 'Nothing starts or ends on a day.' : asText(entries));
  return 0;
});

function asText(entries: readonly CalendarEntry[]): string {
  const isPast = ({ at }: CalendarEntry) => Object.values(at).every((instant) => instant <= now);
  const now = new Date().toISOString();
  const lines = (of: readonly CalendarEntry[]) =>
    of
      .map(({ day, what, name, file }) => `  ${day}  ${what.padEnd(6)} ${name} (${file})`)
      .join('\n');
  const parts = [
    ['Coming', entries.filter((entry) => !isPast(entry))],
    ['Past', entries.filter(isPast)],
  ] as const;
  const shown = parts.flatMap(([title, of]) => (of.length > 0 ? [`${title}\n${lines(of)}`] : []));
  return `${shown.join('\n\n')}\n\nDays begin and end in each country's own time. A start needs a build on that day. An end takes effect by itself, except for prices, which need a build.`;
}
