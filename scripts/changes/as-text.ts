import { linksShown, type PageLink } from './page-links.ts';
import { byTopic, type Change, type Report, totalsOf } from './report.ts';

/** For a terminal. */
export function asText(report: Report, linkTo: PageLink): string {
  const sections = byTopic(report).map(
    ({ title, changes }) =>
      `${title}\n${changes.map((change) => entry(change, linkTo)).join('\n')}`,
  );
  return [`From ${report.before} to ${report.after}`, ...sections, totalsOf(report)].join('\n\n');
}

function entry(change: Change, linkTo: PageLink): string {
  const { level, subject, what, before, after, note, pages, countries } = change;
  const mark = level === 'note' ? ' ' : level === 'warning' ? '!' : '✗';
  const inside = note === undefined ? '' : ` (${note})`;
  const isShort =
    !`${before ?? ''}${after ?? ''}`.includes('\n') && `${before ?? ''}${after ?? ''}`.length < 120;
  const sides = [before && `- ${before}`, after && `+ ${after}`].filter(
    (side) => side !== undefined && side !== '',
  );
  const [country] = countries;
  const shown = country ? pages.slice(0, linksShown).filter((page) => page.startsWith('/')) : [];
  const rest = pages.length - shown.length;
  return [
    `${mark} ${countries.join(' ')}  ${subject}: ${what}${inside}`,
    ...(isShort && before !== undefined && after !== undefined
      ? [`       ${before} → ${after}`]
      : sides.flatMap((side) =>
          String(side)
            .split('\n')
            .map((line, index) => `       ${index > 0 ? '  ' : ''}${line}`),
        )),
    ...(country ? shown.map((page) => `       ${linkTo(page, country)}`) : []),
    ...(shown.length > 0 && rest > 0 ? [`       and ${rest} more`] : []),
  ].join('\n');
}
