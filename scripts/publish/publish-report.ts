import type { PublishResult } from './publish-release.ts';
import { differences, type Release } from './releases.ts';

const shown = { inList: 4, inDryRun: 20 };

const number = (count: number): string => count.toLocaleString('en');
const files = (count: number): string => `${number(count)} ${count === 1 ? 'file' : 'files'}`;

const isPage = (name: string): boolean => name.endsWith('.html') || !/\.[a-z0-9]+$/.test(name);

/** Lists pages first, without .html: "au/CR45, au/a.css and 3 more". */
function firstOf(names: readonly string[], max: number): string {
  const pagesFirst = [...names].sort((a, b) => Number(!isPage(a)) - Number(!isPage(b)));
  const rest = names.length - max;
  const first = pagesFirst.slice(0, max).map((name) => name.replace(/\.html$/, ''));
  return `${first.join(', ')}${rest > 0 ? ` and ${number(rest)} more` : ''}`;
}

/** Lists one release a line, oldest first, with its differences from the previous one. */
export function releaseLines(releases: readonly Release[]): readonly string[] {
  const whole = releases.filter(({ isComplete }) => isComplete);
  return releases.map((release) => {
    const { id, at, rolledBackTo, isComplete } = release;
    const parts = [`${id}  ${at}  ${files(Object.keys(release.files).length)}`];
    if (rolledBackTo !== undefined) parts.push(`rolled back to release ${rolledBackTo}`);
    if (!isComplete) parts.push('unfinished');
    const before = whole[whole.indexOf(release) - 1];
    if (before && isComplete) {
      const names = differences(before, release);
      parts.push(
        names.length === 0
          ? `same as release ${before.id}`
          : `${files(names.length)} changed since release ${before.id}: ${firstOf(names, shown.inList)}`,
      );
    }
    return parts.join(', ');
  });
}

export function publishLines(
  { release, isNew, plan }: PublishResult,
  { to, dry, isBack }: { readonly to: string; readonly dry: boolean; readonly isBack: boolean },
): readonly string[] {
  const { puts, unchanged, removals, keptAssets } = plan;
  const lines = dry ? [...dryRunLines('upload', puts), ...dryRunLines('remove', removals)] : [];
  const counts = `${number(puts.length)} uploaded, ${number(unchanged)} unchanged, ${number(removals.length)} removed, ${number(keptAssets.length)} assets from earlier releases kept`;
  const restored = release.rolledBackTo ?? release.id;
  const isNothing = !isNew && puts.length + removals.length === 0;
  if (isNothing)
    lines.push(
      `Release ${release.id} is already live in ${to}, so there's nothing to ${isBack ? 'roll back' : 'publish'}. Use --list to see the releases.`,
    );
  else if (dry) {
    const doing = isBack ? `Rolling back to release ${restored}` : 'Publishing';
    lines.push(`Nothing was changed. ${doing} would do this: ${counts}.`);
  } else if (isNew && isBack)
    lines.push(`Rolled back to release ${restored} in ${to}, as release ${release.id}: ${counts}.`);
  else lines.push(`${isNew ? 'Published' : 'Repaired'} release ${release.id} in ${to}: ${counts}.`);
  return lines;
}

function dryRunLines(action: string, names: readonly string[]): readonly string[] {
  const rest = names.length - shown.inDryRun;
  return [
    ...names.slice(0, shown.inDryRun).map((name) => `${action.padEnd(6)}  ${name}`),
    ...(rest > 0 ? [`${action.padEnd(6)}  … and ${number(rest)} more`] : []),
  ];
}
