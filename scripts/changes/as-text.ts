import { byTopic, type Change, differingLines, type Report, totalsOf } from './change-report.ts';
import { linksShown, type PageLink } from './page-links.ts';

/** For a terminal. */
export function asText(report: Report, linkTo: PageLink): string {
  const sections = byTopic(report).map(
    ({ title, changes }) =>
      `${title}\n${changes.map((change) => entry(change, linkTo)).join('\n')}`,
  );
  return [`From ${report.before} to ${report.after}`, ...sections, totalsOf(report)].join('\n\n');
}

function entry(change: Change, linkTo: PageLink): string {
  const { level, subject, what, note, pages, countries } = change;
  const mark = { note: ' ', warning: '!', error: '✗' }[level];
  const inside = note === undefined ? '' : ` (${note})`;
  const [country] = countries;
  const paths = pages.filter((page) => page.startsWith('/'));
  const shown = country ? paths.slice(0, linksShown).map((page) => linkTo(page, country)) : [];
  const rest = paths.length - shown.length;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return [
    `${mark} ${countries.join(' ')}  ${subject}: ${what}${inside}`,
    ...[...sides(change), ...shown, ...more].map((line) => `       ${line}`),
  ].join('\n');
}

/** On one line, where there is room. */
function sides(change: Change): string[] {
  const { before, after } = differingLines(change);
  const arrow = `${before[0]} → ${after[0]}`;
  if (before.length === 1 && after.length === 1 && arrow.length <= 120) return [arrow];
  return [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)];
}
