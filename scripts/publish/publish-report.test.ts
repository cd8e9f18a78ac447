import { expect, it } from 'vitest';
import type { PublishResult } from './publish-release.ts';
import { publishLines, releaseLines } from './publish-report.ts';
import type { Release } from './releases.ts';

const release = (id: number, texts: Readonly<Record<string, string>>, more = {}): Release => ({
  id,
  at: '2026-11-22T08:00:00.000Z',
  files: Object.fromEntries(Object.entries(texts).map(([key, md5]) => [key, { md5 }])),
  isComplete: true,
  ...more,
});
const done: PublishResult = {
  release: release(2, {}),
  isNew: false,
  plan: {
    ...{ puts: [], unchanged: 4, removals: [], keptAssets: [] },
    ...{ copies: [], keptReleases: [], expired: [] },
  },
};
const way = { to: 'www', dry: false, isBack: false };

it('lists what differs between each release and the one before', () => {
  const one = { 'au/a.css': '1', 'au/CR45.html': '1', 'au/x.html': '1' };
  expect(
    releaseLines([
      release(1, one),
      release(2, { ...one, 'au/a.css': '2', 'au/CR45.html': '2' }),
      release(3, {}, { isComplete: false }),
      release(4, one, { rolledBackTo: 1 }),
    ]),
  ).toEqual([
    '1  2026-11-22T08:00:00.000Z  3 files',
    '2  2026-11-22T08:00:00.000Z  3 files, 2 files changed since release 1: au/CR45, au/a.css',
    '3  2026-11-22T08:00:00.000Z  0 files, unfinished',
    '4  2026-11-22T08:00:00.000Z  3 files, rolled back to release 1, 2 files changed since release 2: au/CR45, au/a.css',
  ]);
});

it("says when there's nothing to do", () => {
  expect(publishLines(done, way)).toEqual([
    "Release 2 is already live in www, so there's nothing to publish. Use --list to see the releases.",
  ]);
  expect(publishLines(done, { ...way, isBack: true })[0]).toContain("there's nothing to roll back");
});

it('names the release that a roll-back restores', () => {
  const rolledBack = { ...done, release: release(3, {}, { rolledBackTo: 1 }), isNew: true };
  const counts = '0 uploaded, 4 unchanged, 0 removed, 0 assets from earlier releases kept.';
  const way = { to: 'www', isBack: true };
  expect(publishLines(rolledBack, { ...way, dry: false })).toEqual([
    `Rolled back to release 1 in www, as release 3: ${counts}`,
  ]);
  expect(publishLines(rolledBack, { ...way, dry: true })).toEqual([
    `Nothing was changed. Rolling back to release 1 would do this: ${counts}`,
  ]);
});

it('names only the first files of a dry run', () => {
  const puts = Array.from({ length: 9248 }, (_, index) => `au/${index}`);
  const lines = publishLines(
    { ...done, isNew: true, plan: { ...done.plan, puts } },
    { ...way, dry: true },
  );
  expect(lines).toHaveLength(22);
  expect(lines.slice(-2)).toEqual([
    'upload  … and 9,228 more',
    'Nothing was changed. Publishing would do this: 9,248 uploaded, 4 unchanged, 0 removed, 0 assets from earlier releases kept.',
  ]);
});
