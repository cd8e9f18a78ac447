import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-download.ts';

const sediment = {
  code: 'PL05MP1',
  name: 'Pleated sediment cartridge; 5 micron, washable – for the first of two housings',
  quantity: 2,
  interval: { unit: 'MONTHLY', count: 6 } as const,
};
const lamp = {
  ...{ code: 'RL6', name: 'Ultraviolet lamp', quantity: 1 },
  interval: { unit: 'MONTHLY', count: 12 } as const,
};
const calendar = {
  system: 'HYBRID-G7',
  host: 'www.puretec.co.nz',
  changed: '2026-08-31',
  changes: [sediment, lamp],
  now: new Date('2026-11-22T01:02:03.456Z'),
};
const text = calendarFile(calendar);

it('another program reads an entry for each part, with its interval and a reminder before', () => {
  const read = new ICAL.Component(ICAL.parse(text));
  const events = read.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(({ summary }) => summary)).toEqual([
    'Change 2 × PL05MP1 in HYBRID-G7',
    'Change RL6 in HYBRID-G7',
  ]);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-02-28', '2027-08-28']);
  const [first] = events;
  expect(first?.startDate.isDate).toBe(true);
  expect(first?.description).toContain(sediment.name);
  const dates = first?.iterator();
  const next = Array.from({ length: 4 }, () => dates?.next()?.toString());
  expect(next).toEqual(['2027-02-28', '2027-08-28', '2028-02-28', '2028-08-28']);
  const alarm = read.getFirstSubcomponent('vevent')?.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P13DT15H');
});

it('keeps the letter of RFC 5545: line ends, at most 75 bytes a line, stamps, names of its own', () => {
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines).toContain('DTSTAMP:20261122T010203Z');
  const ids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(2);
  expect(calendarFile(calendar)).toBe(text);
});

it('reminds of overdue parts tomorrow, in one event, and counts the next changes from today', () => {
  const late = calendarFile({ ...calendar, changed: '2025-03-01' });
  const [first, ...others] = new ICAL.Component(ICAL.parse(late))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  expect(first?.summary).toBe('Overdue: change 2 × PL05MP1 and RL6 in HYBRID-G7');
  expect(first?.startDate.toString()).toBe('2026-11-23');
  expect(first?.isRecurring()).toBe(false);
  expect(first?.description).toContain(`${sediment.name}: due in September 2026.`);
  expect(first?.description).toContain('Ultraviolet lamp: due in March 2026.');
  expect(others.map(({ startDate }) => startDate.toString())).toEqual(['2027-05-22', '2027-11-22']);
});
