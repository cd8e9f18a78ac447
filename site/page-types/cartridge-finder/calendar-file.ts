/** Writes cartridge changes as a calendar file (RFC 5545) without sending anything to a server. */
import { intervalText } from '../../commerce/interval-text.ts';
import { type Interval, nextChange } from './due-dates.ts';

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
  /** The visitor's own litres a day. */
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
    ...calendar.changes.flatMap((change) => eventOf(change, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Repeats after its interval, with a reminder two weeks before so there's time to buy. */
function eventOf(
  { code, name, quantity, interval }: CartridgeChange,
  { system, host, changed, litres, now }: Calendar,
): readonly string[] {
  const amount = quantity > 1 ? `${quantity} × ` : '';
  const summary = `Change ${amount}${code} in ${system}`;
  const first = nextChange(changed, interval);
  const { unit, count } = interval;
  const often = unit === 'MONTHLY' ? intervalText(count) : `Every ${count} days`;
  return [
    'BEGIN:VEVENT',
    `UID:${system}-${code}-${changed}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
    `RRULE:FREQ=${unit};INTERVAL=${count}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${name}. ${often}. https://${host}/${code}`)}`,
    `URL:https://${host}/find-my-cartridge?code=${system}${litres ? `&litres=${litres}` : ''}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P14D',
    `DESCRIPTION:${escaped(`Due in two weeks: ${summary}`)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

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
