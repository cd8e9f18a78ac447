/** What `npm run publish` prints. */
import type { PublishResult } from './publish-release.ts';
import type { Release } from './releases.ts';

/** How many names a dry run shows of each kind. */
const shown = 20;

const number = (count: number): string => count.toLocaleString('en');

/** One line a release, the oldest first. */
export const releaseLines = (releases: readonly Release[]): readonly string[] =>
  releases.map(({ id, at, files, rolledBackTo, isComplete }) =>
    [
      `${id}  ${at}  ${number(Object.keys(files).length)} files`,
      ...(rolledBackTo === undefined ? [] : [`rolled back to ${rolledBackTo}`]),
      ...(isComplete ? [] : ['unfinished']),
    ].join(', '),
  );

/** Reports a publish, a roll-back or a dry run. */
export function publishLines(
  { release, isNew, plan }: PublishResult,
  { to, dry, isBack }: { readonly to: string; readonly dry: boolean; readonly isBack: boolean },
): readonly string[] {
  const { puts, unchanged, removals, carried } = plan;
  const lines = dry ? [...dryRunLines('put', puts), ...dryRunLines('remove', removals)] : [];
  const counts = `${number(puts.length)} put, ${number(unchanged)} unchanged, ${number(removals.length)} removed, ${number(carried.length)} assets of earlier releases kept`;
  const restored = release.rolledBackTo ?? release.id;
  const isNothing = !isNew && puts.length + removals.length === 0;
  if (isNothing)
    lines.push(
      `Release ${release.id} is already live in ${to}, so there's nothing to ${isBack ? 'roll back' : 'publish'}. --list shows the releases.`,
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
  const rest = names.length - shown;
  return [
    ...names.slice(0, shown).map((name) => `${action.padEnd(6)}  ${name}`),
    ...(rest > 0 ? [`${action.padEnd(6)}  … and ${number(rest)} more`] : []),
  ];
}
