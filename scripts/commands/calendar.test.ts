import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { projectRoot } from '../project-root.ts';
import { run } from './calendar.ts';

const { on } = parse(readFileSync(join(projectRoot, 'docs/ci-midnight.yml'), 'utf8'));
const [, minute = '', first = 0, last = 0] =
  /^(\d+) (\d+)-(\d+) \* \* \*$/.exec(on.schedule[0].cron) ?? [];
const hours = Array.from(
  { length: Number(last) - Number(first) + 1 },
  (_, at) => Number(first) + at,
);

afterEach(() => void vi.useRealTimers());

/** The UTC hours at which the workflow finds that a price of both countries has started. */
const dueBefore = (day: string, amounts: string) =>
  dueOn(
    new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10),
    `priceChanges:\n  - { start: ${day}, ${amounts} }\n`,
  );

const endBefore = (day: string, more: string) =>
  dueOn(day, `certifications:\n  - { scheme: RCM, number: R-1, validUntil: "${day}", ${more} }\n`);

async function dueOn(eve: string, lines: string): Promise<Record<string, string[]>> {
  const from = '  nz: 1.1\n';
  const to = `${from}${lines}`;
  const found: Record<string, string[]> = {};
  await withCopy([{ file: 'products/CT-1.yaml', from, to }], async (root) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    for (const hour of hours) {
      vi.useFakeTimers({
        toFake: ['Date'],
        now: Date.parse(`${eve}T${hour}:${minute.padStart(2, '0')}Z`),
      });
      await run({ catalogue: root, json: true, hours: 2 });
      for (const { countries } of JSON.parse(String(log.mock.lastCall?.[0])))
        for (const country of countries) found[country] = [...(found[country] ?? []), String(hour)];
    }
  });
  return found;
}

it('--hours finds each midnight twice, in summer and in winter', async () => {
  const both = 'au: 1.2, nz: 1.3';
  expect(await dueBefore('2027-01-15', both)).toEqual({ NZ: ['11', '12'], AU: ['13', '14'] });
  expect(await dueBefore('2027-07-15', both)).toEqual({ NZ: ['12', '13'], AU: ['14', '15'] });
  // Daylight saving starts at 2 am in New Zealand and a week later in Australia, so both midnights are still in winter
  // time.
  expect(await dueBefore('2027-09-26', both)).toEqual({ NZ: ['12', '13'], AU: ['14', '15'] });
  expect(await dueBefore('2027-09-27', both)).toEqual({ NZ: ['11', '12'], AU: ['14', '15'] });
});

it('--hours finds the midnight after a certificate ends', async () => {
  expect(await endBefore('2027-01-14', 'countries: [NZ]')).toEqual({ NZ: ['11', '12'] });
});

it("--hours leaves out a country that doesn't change", async () => {
  expect(await dueBefore('2027-01-15', 'nz: 1.3')).toEqual({ NZ: ['11', '12'] });
});
