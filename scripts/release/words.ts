/** The words in which a publish reports releases. */
import type { Done } from './publish-release.ts';
import { differences, type Release } from './releases.ts';

/** How many names are listed at most. */
const shown = { inList: 4, atRehearsal: 20 };

const number = (count: number): string => count.toLocaleString('en');

/** Names of the files of pages are those of pages: "au/CR45". */
const short = (name: string): string => name.replace(/\.html$/, '');

function some(names: readonly string[], most: number): string {
  const pagesFirst = [...names].sort((a, b) => Number(!isPage(a)) - Number(!isPage(b)));
  const rest = names.length - most;
  return `${pagesFirst.slice(0, most).map(short).join(', ')}${rest > 0 ? ` and ${number(rest)} more` : ''}`;
}

const isPage = (name: string): boolean => name.endsWith('.html') || !/\.[a-z0-9]+$/.test(name);

/** A line a release, the oldest first, with what differs from the one above it. */
export function listed(releases: readonly Release[]): readonly string[] {
  const whole = releases.filter(({ isComplete }) => isComplete);
  return releases.map((release) => {
    const { id, at, files, rolledBackTo, isComplete } = release;
    const parts = [`${id}  ${at}  ${number(Object.keys(files).length)} files`];
    if (rolledBackTo !== undefined) parts.push(`as ${rolledBackTo} was`);
    if (!isComplete) parts.push('not finished');
    const before = whole[whole.indexOf(release) - 1];
    if (before && isComplete) {
      const names = differences(before, release);
      parts.push(
        names.length === 0
          ? `the same as ${before.id}`
          : `${number(names.length)} differ from ${before.id}: ${some(names, shown.inList)}`,
      );
    }
    return parts.join(', ');
  });
}

/** What a publish or a roll-back has done, or would do. */
export function told(
  { release, isNew, plan, opened }: Done,
  { to, dry, isBack }: { readonly to: string; readonly dry: boolean; readonly isBack: boolean },
): readonly string[] {
  const { puts, unchanged, removals, carried } = plan;
  const lines = dry ? [...rehearsed('put', puts), ...rehearsed('remove', removals)] : [];
  const counts = `${number(puts.length)} put, ${number(unchanged)} as they were, ${number(removals.length)} removed, ${number(carried.length)} assets of former releases kept`;
  if (opened.length > 0)
    lines.push(
      `${number(opened.length)} files could not be read by all, which a server needs${dry ? '.' : ': now they can.'}`,
    );
  const isNothing = !isNew && puts.length + removals.length + opened.length === 0;
  if (isNothing)
    lines.push(
      `Release ${release.id} is live in ${to} already: ${isBack ? 'going back changes nothing' : 'there is nothing to publish'}. --list shows what is kept.`,
    );
  else if (dry) lines.push(`Nothing was done. To do: ${counts}`);
  else lines.push(`Release ${release.id}${isNew ? '' : ', mended,'} in ${to}: ${counts}`);
  return lines;
}

function rehearsed(what: string, names: readonly string[]): readonly string[] {
  const rest = names.length - shown.atRehearsal;
  return [
    ...names.slice(0, shown.atRehearsal).map((name) => `${what.padEnd(6)}  ${name}`),
    ...(rest > 0 ? [`${what.padEnd(6)}  … and ${number(rest)} more`] : []),
  ];
}
