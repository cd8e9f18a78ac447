/** Pages, redirects and menus. */
import { diffArrays } from 'diff';
import type { CountryChange } from './change-report.ts';
import type { Snapshot } from './snapshot.ts';

export function pageChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const topic = 'pages';
  const vanished = Object.entries(before.pages).flatMap(([path, title]): CountryChange[] => {
    if (path in after.pages) return [];
    const to = after.redirects[path];
    const subject = `${path} ${title}`;
    return to === undefined
      ? [
          {
            topic,
            subject,
            what: 'is gone',
            level: 'error',
            note: 'no redirect covers it',
            pages: [],
          },
        ]
      : [
          {
            topic,
            subject,
            what: 'has moved',
            level: 'note',
            note: `a redirect goes to ${to}`,
            pages: [to],
          },
        ];
  });
  // A redirect's target is reported with the page that's gone.
  const moved = new Set(
    Object.keys(before.pages).flatMap((path) =>
      path in after.pages ? [] : (after.redirects[path] ?? []),
    ),
  );
  const come = Object.entries(after.pages).flatMap(([path, title]): CountryChange[] =>
    path in before.pages || moved.has(path)
      ? []
      : [{ topic, subject: `${path} ${title}`, what: 'appears', level: 'note', pages: [path] }],
  );
  return [...vanished, ...come];
}

export function redirectChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const topic = 'redirects';
  const former = Object.entries(before.redirects).flatMap(([from, to]): CountryChange[] => {
    const now = after.redirects[from];
    if (now === to || from in after.pages) return [];
    return now === undefined
      ? [
          {
            topic,
            subject: from,
            what: 'no longer works',
            before: to,
            level: 'error',
            pages: [to],
          },
        ]
      : [
          {
            topic,
            subject: from,
            what: 'has a new target',
            before: to,
            after: now,
            level: 'note',
            pages: [now],
          },
        ];
  });
  const added = Object.entries(after.redirects).flatMap(([from, to]): CountryChange[] =>
    from in before.redirects || from in before.pages
      ? []
      : [{ topic, subject: from, what: 'is new', after: to, level: 'note', pages: [to] }],
  );
  return [...former, ...added];
}

export function menuChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  return Object.entries(after.menus).flatMap(([menu, now]): CountryChange[] => {
    const lines = diffArrays([...(before.menus[menu] ?? [])], [...now]);
    const removed = lines.flatMap((line) => (line.removed ? line.value : []));
    const added = lines.flatMap((line) => (line.added ? line.value : []));
    if (removed.length === 0 && added.length === 0) return [];
    return [
      {
        topic: 'menus',
        subject: menu,
        what: 'menu',
        ...(removed.length > 0 && { before: removed.join('\n') }),
        ...(added.length > 0 && { after: added.join('\n') }),
        level: 'note',
        pages: ['/'],
      },
    ];
  });
}
