/** Writes cartridge changes as a calendar file (RFC 5545) without sending anything to a server. */
import { formatList } from '../../../kernel/format-list.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { intervalText } from '../../commerce/interval-text.ts';
import { dueDates, type Interval, localDay, nextChange, ownersPath } from './due-dates.ts';
import { monthText } from './fitting-month.ts';

export type CartridgeChange = {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly interval: Interval;
};
type Calendar = {
  readonly system: string;
  /** The site's host, which makes the entries' ids unique. */
  readonly host: string;
  /** The day of the last change, "2026-11-22". */
  readonly changed: string;
  readonly changes: readonly CartridgeChange[];
  readonly litres?: string | undefined;
  readonly now: Date;
};

export function calendarFile(calendar: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Puretec//Cartridge changes//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...overdueEvent(calendar),
    ...[
      ...groupBy(calendar.changes, ({ interval }) => `${interval.unit} ${interval.count}`).values(),
    ].flatMap((together) => repeatingEvent(together, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const daysFrom = (now: Date, count: number) => nextChange(localDay(now), { unit: 'DAILY', count });

/** The last date before today, if any, and the next from today. */
const datesOf = ({ interval }: CartridgeChange, { changed, now }: Calendar) =>
  dueDates(changed, interval, daysFrom(now, -1));

const partText = ({ code, quantity }: CartridgeChange): string =>
  quantity > 1 ? `${quantity} × ${code}` : code;

/** One event for all parts that are overdue, tomorrow, because a reminder for this morning may be too late. */
function overdueEvent(calendar: Calendar): readonly string[] {
  const late = calendar.changes.flatMap((change) => {
    const { last } = datesOf(change, calendar);
    return last === undefined ? [] : [{ change, last }];
  });
  if (late.length === 0) return [];
  const parts = formatList(late.map(({ change }) => partText(change)));
  return eventOf(calendar, {
    id: 'overdue',
    start: daysFrom(calendar.now, 1),
    summary: `Overdue: change ${parts} in ${calendar.system}`,
    description: late
      .map(({ change, last }) => `${partText(change)}, ${change.name}: due in ${monthText(last)}.`)
      .join('\n'),
    trigger: 'PT9H',
  });
}

/** Starts an overdue part from today, and repeats after the parts' interval, with a reminder at 9, two weeks before so there's time to buy. */
function repeatingEvent(together: readonly CartridgeChange[], calendar: Calendar) {
  const [change] = together;
  if (!change) return [];
  const { unit, count } = change.interval;
  const often = unit === 'MONTHLY' ? intervalText(count) : `Every ${count} days`;
  const { last, next } = datesOf(change, calendar);
  return eventOf(calendar, {
    id: together.map(({ code }) => code).join('-'),
    start: last === undefined ? next : nextChange(localDay(calendar.now), change.interval),
    rule: `RRULE:FREQ=${unit};INTERVAL=${count}`,
    summary: `Change ${formatList(together.map(partText))} in ${calendar.system}`,
    description: [
      ...together.map(({ code, name }) => `${name}: https://${calendar.host}/${code}`),
      often,
    ].join('\n'),
    trigger: '-P13DT15H',
  });
}

type CalendarEvent = Readonly<
  Record<'id' | 'start' | 'summary' | 'description' | 'trigger', string>
> & { readonly rule?: string };

const eventOf = (
  { system, host, changed, litres, now }: Calendar,
  { id, start, rule, summary, description, trigger }: CalendarEvent,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${system}-${id}-${changed}@${host}`,
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
  ...(rule === undefined ? [] : [rule]),
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:https://${host}${ownersPath(system, changed, litres)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger}`,
  `DESCRIPTION:${escaped(rule === undefined ? summary : `Due in two weeks: ${summary}`)}`,
  'END:VALARM',
  'END:VEVENT',
];

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const longest = 75;
const encoder = new TextEncoder();

/** Breaks lines at 75 bytes of UTF-8, never inside a character. Continuations begin with a space. */
function folded(line: string): string {
  let written = '';
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > longest) {
      written += '\r\n ';
      bytes = 1;
    }
    written += sign;
    bytes += size;
  }
  return written;
}
