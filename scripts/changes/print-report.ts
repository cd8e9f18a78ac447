/** Prints a report of changes as text for a terminal, or as Markdown for a pull request. */
import { countryKeys } from '../../kernel/countries.ts';
import { count } from '../editing/editing.ts';
import { type Change, type ChangeReport, topics } from './change-report.ts';

/** At most this many pages are listed for a change. */
const maxPages = 4;

/** Returns the report as text. Its links work while `npx puretec start` is running. */
export function asText(report: ChangeReport): string {
  const sections = byTopic(report).map(
    ({ title, changes }) => `${title}\n${changes.map(textOf).join('\n')}`,
  );
  return [`From ${report.before} to ${report.after}`, ...sections, totalsOf(report)].join('\n\n');
}

function byTopic({ changes }: ChangeReport) {
  return Object.entries(topics)
    .map(([topic, title]) => ({
      topic,
      title,
      changes: changes.filter((change) => change.topic === topic),
    }))
    .filter((section) => section.changes.length > 0);
}

function totalsOf({ changes }: ChangeReport): string {
  const of = (level: Change['level']) => changes.filter((change) => change.level === level).length;
  const seen = changes.filter(({ topic }) => topic !== 'unseen').length;
  if (seen === 0) return 'Nothing changes for customers.';
  return [
    count(seen, 'change'),
    ...(of('error') > 0 ? [count(of('error'), 'error')] : []),
    ...(of('warning') > 0 ? [count(of('warning'), 'warning')] : []),
  ].join(', ');
}

const linesOf = (text: string | undefined): string[] => text?.split('\n') ?? [];

function textOf(change: Change): string {
  const { level, subject, what, note, countries } = change;
  const mark = { note: ' ', warning: '!', error: '✗' }[level];
  const inside = note === undefined ? '' : ` (${note})`;
  const [country = 'AU'] = countries;
  const { shown, rest } = pagesShown(change);
  const links = shown.map((page) => `http://${countryKeys[country]}.localhost:4173${page}`);
  const more = rest > 0 ? [`and ${rest} more`] : [];
  const [before, after] = [linesOf(change.before), linesOf(change.after)];
  const arrow = `${what}: ${before[0]} → ${after[0]}`;
  const isShort = before.length === 1 && after.length === 1 && arrow.length <= 120;
  const signed = [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)];
  return [
    `${mark} ${countries.join(' ')}  ${subject}${isShort ? '' : `: ${what}${inside}`}`,
    ...[...(isShort ? [arrow + inside] : signed), ...links, ...more].map(
      (line) => `       ${line}`,
    ),
  ].join('\n');
}

function pagesShown({ pages }: Change): { readonly shown: readonly string[]; rest: number } {
  const paths = pages.filter((page) => page.startsWith('/'));
  return { shown: paths.slice(0, maxPages), rest: Math.max(0, paths.length - maxPages) };
}

/** Starts a hidden comment, by which a later run finds its own report. */
export const markdownMarker = '<!-- what-will-change -->';
/** A pull request's comment holds 65,536 characters. */
const longest = 60_000;

/** Prints a table for each topic, with long texts folded away. */
export function asMarkdown(report: ChangeReport): string {
  let text = `${markdownMarker}\n## What will change\n\nFrom ${escaped(report.before)} to ${escaped(report.after)}: **${totalsOf(report)}**\n`;
  for (const { topic, title, changes } of byTopic(report)) {
    const rows = changes.map(rowOf).join('\n');
    const table = `| | Where | What | Before | After | Seen on |\n|---|---|---|---|---|---|\n${rows}\n`;
    const section =
      topic === 'texts'
        ? `\n<details><summary><b>${title}</b> (${changes.length})</summary>\n\n${table}\n</details>\n`
        : `\n### ${title}\n\n${table}`;
    if (text.length + section.length > longest)
      return `${text}\nThere are too many changes for one comment. Run npx puretec changes to see them all.\n`;
    text += section;
  }
  return text;
}

function rowOf(change: Change): string {
  const { level, subject, what, note, countries, before = '', after = '' } = change;
  const { shown, rest } = pagesShown(change);
  const sign = { note: '', warning: '⚠️', error: '❌' }[level];
  const cells = [
    `${sign} ${countries.join(' ')}`.trim(),
    escaped(subject),
    escaped(what) + (note === undefined ? '' : `<br>**${escaped(note)}**`),
    escaped(before),
    escaped(after),
    shown.map((page) => `\`${page}\``).join(' ') + (rest > 0 ? ` +${rest}` : ''),
  ];
  return `| ${cells.join(' | ')} |`;
}

const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#@]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
