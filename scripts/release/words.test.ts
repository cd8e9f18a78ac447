import { expect, it } from 'vitest';
import type { Done } from './publish-release.ts';
import type { Release } from './releases.ts';
import { listed, told } from './words.ts';

const release = (id: number, texts: Readonly<Record<string, string>>, more = {}): Release => ({
  id,
  at: '2026-11-22T08:00:00.000Z',
  files: Object.fromEntries(Object.entries(texts).map(([key, md5]) => [key, { md5 }])),
  isComplete: true,
  ...more,
});
const done: Done = {
  release: release(2, {}),
  isNew: false,
  plan: { puts: [], unchanged: 4, removals: [], carried: [], saves: [], kept: [], forgotten: [] },
  opened: [],
};
const way = { to: 'www', dry: false, isBack: false };

it('issue 11 A2 the list says of each release what differs from the one before', () => {
  const one = { 'au/a.css': '1', 'au/CR45.html': '1', 'au/x.html': '1' };
  expect(
    listed([
      release(1, one),
      release(2, { ...one, 'au/a.css': '2', 'au/CR45.html': '2' }),
      release(3, {}, { isComplete: false }),
      release(4, one, { rolledBackTo: 1 }),
    ]),
  ).toEqual([
    '1  2026-11-22T08:00:00.000Z  3 files',
    '2  2026-11-22T08:00:00.000Z  3 files, 2 differ from 1: au/CR45, au/a.css',
    '3  2026-11-22T08:00:00.000Z  0 files, not finished',
    '4  2026-11-22T08:00:00.000Z  3 files, as 1 was, 2 differ from 2: au/CR45, au/a.css',
  ]);
});

it('issue 11 A2 what changes nothing says so', () => {
  expect(told(done, way)).toEqual([
    'Release 2 is live in www already: there is nothing to publish. --list shows what is kept.',
  ]);
  expect(told(done, { ...way, isBack: true })[0]).toContain('going back changes nothing');
  expect(told({ ...done, opened: ['au/a'] }, way)).toEqual([
    '1 files could not be read by all, which a server needs: now they can.',
    'Release 2, mended, in www: 0 put, 4 as they were, 0 removed, 0 assets of former releases kept',
  ]);
});

it('issue 11 C17 a rehearsal names as many as anybody reads', () => {
  const puts = Array.from({ length: 9248 }, (_, index) => `au/${index}`);
  const lines = told({ ...done, isNew: true, plan: { ...done.plan, puts } }, { ...way, dry: true });
  expect(lines).toHaveLength(22);
  expect(lines.slice(-2)).toEqual([
    'put     … and 9,228 more',
    'Nothing was done. To do: 9,248 put, 4 as they were, 0 removed, 0 assets of former releases kept',
  ]);
});
