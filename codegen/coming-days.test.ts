/** Scheduled changes that break the site on their day, reported beforehand. */
import { expect, it } from 'vitest';
import { checkWith, type Edit } from './testing/catalogue-copy.ts';

const at = '2026-07-01T00:00';
const price = 'price: { au: 100, nz: 110 }';
const changes = (...lines: readonly string[]): Edit => ({
  file: 'products/WH-1.yaml',
  from: price,
  to: `${price}\npriceChanges:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`,
});
const linesWith = async (...edits: readonly Edit[]) => (await checkWith(edits, { at })).lines;
/** Severity, file, first day and rule of each line. */
const outline = (lines: readonly string[]) =>
  lines.map((line) =>
    [/^\w+/, /[\w-]+\.yaml/, /From [^:,]+/, /\[[\w-]+\]$/]
      .flatMap((part) => part.exec(line)?.[0] ?? [])
      .join(' '),
  );

it('PRC-01 warns today of links that will be dead once a product is no longer sold', async () => {
  const lines = await linesWith(changes('start: 2026-11-27, au: not sold'));
  expect(lines).toContain(
    "warning catalogue/categories/mains.yaml:22:9 puretecWorld.link: From 27 November 2026, the build will fail with this error: There's no page at /WH-1 in AU. Use a page that exists in both countries. [dead-link]",
  );
  for (const line of lines) expect(line).toMatch(/^warning .*From 27 November 2026, .*: /);
});

it('PRC-01 warns today of printed prices that will be wrong, once, on the day it begins', async () => {
  const lines = await linesWith(
    changes('start: 2026-12-01, au: 105', 'start: 2026-12-08, nz: 121'),
  );
  expect(outline(lines)).toEqual([
    'warning WH-1.yaml From 1 December 2026 [printed-price]',
    'warning WH-1.yaml From 8 December 2026 [printed-price]',
  ]);
  // Text that's right on that day would be wrong today.
  expect(lines[1]).toContain(
    'Change it on that day. For a teaser or promotion, you can use dates instead',
  );
});

it('PRC-01 warns of the day after a temporary price ends', async () => {
  const lines = await linesWith(
    { file: 'products/WH-1.yaml', from: price, to: price.replace('100', '115') },
    {
      file: 'products/WH-1.yaml',
      from: 'series: WH\n',
      to: 'series: WH\npriceChanges: [{ start: 2026-06-01, end: 2026-12-24, au: 100 }]\n',
    },
  );
  expect(new Set(lines.map((line) => /From [^:,]+/.exec(line)?.[0]))).toEqual(
    new Set(['From 25 December 2026']),
  );
});

it("PRC-01 doesn't repeat what is wrong today, and doesn't remind of ends", async () => {
  const lines = await linesWith(
    { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-uss' },
    {
      file: 'promotions/featured.yaml',
      from: 'link: /WH-1\n',
      to: 'link: /WH-1\n    end: 2026-12-24\n',
    },
  );
  expect(outline(lines)).toEqual(['error banner.yaml [dead-link]']);
});

it('warns of a certificate within 90 days of its end, and not of what depends on it', async () => {
  const certified = (validUntil: string): readonly Edit[] => [
    {
      file: 'products/WH-1.yaml',
      from: 'series: WH\n',
      to: `series: WH\ncertifications: [{ scheme: Lead Free WaterMark, number: L-1, validUntil: "${validUntil}" }]\n`,
    },
    { file: 'products/WH-2.yaml', from: 'type: system', to: 'type: system\nleadFreeVersion: WH-1' },
  ];
  expect(outline(await linesWith(...certified('2026-09-20')))).toEqual([
    'warning WH-1.yaml From 21 September 2026 [certificate]',
  ]);
  expect(await linesWith(...certified('2026-10-20'))).toEqual([]);
});

it("warns of security.txt's end within 90 days, and not because of a price planned for later", async () => {
  const edits = (start: string): readonly Edit[] => [
    changes(`start: ${start}, au: 120`),
    {
      file: 'site.yaml',
      from: 'name: Fixture Water\n',
      to: 'name: Fixture Water\nsecurity: { contact: /contact-us, expires: "2026-10-31" }\n',
    },
  ];
  const ofSecurity = async (start: string) =>
    outline(await linesWith(...edits(start))).filter((line) => line.includes('security'));
  expect(await ofSecurity('2026-09-20')).toEqual([
    'warning site.yaml From 20 September 2026 [security-expiry]',
  ]);
  expect(await ofSecurity('2027-01-15')).toEqual([]);
});

it('PRC-01 judges a printed price while it is shown', async () => {
  const teaser = '  - { id: wholehouse, label: Whole house filter, product: WH-1, au: "110.00"';
  const lines = await linesWith(changes('start: 2026-12-01, au: 105'), {
    file: 'promotions/teaser-prices.yaml',
    from: 'nz: "126.50" }',
    to: `nz: "126.50", end: 2026-11-30 }\n${teaser.replace('110.00', '115.50').replace('wholehouse', 'december').replace('filter', 'filter now')}, nz: "126.50", start: 2026-12-01 }`,
  });
  expect(lines.filter((line) => line.includes('teaser-prices.yaml'))).toEqual([]);
});

it('PRC-01 looks at the 12 nearest days and names the first one it left out', async () => {
  const days = Array.from({ length: 13 }, (_, index) => `start: 2027-01-${index + 10}, au: 100`);
  const uncheckedAt = async (time: string) =>
    (await checkWith([changes(...days)], { at: time })).uncheckedFrom;
  expect(await uncheckedAt(at)).toBe('2027-01-22');
  expect(await uncheckedAt('2027-01-10T00:00')).toBeUndefined();
});
