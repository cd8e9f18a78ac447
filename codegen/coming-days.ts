/** Checks each coming day on which something starts or has ended, so that scheduled changes break nothing. */
import { countries, homeCountry } from '../kernel/countries.ts';
import { formatDate } from '../kernel/format.ts';
import { dayAfter } from '../kernel/time-zones.ts';
import { isError } from './diagnostics/diagnostic.ts';
import { fieldName, type SourceDocument } from './document.ts';
import { type Clock, rangeState } from './resolve/date-ranges.ts';
import { certificate, missingCertificate } from './rules/certifications.ts';
import {
  certificateEnds,
  datedIn,
  plausibleDate,
  scheduledDates,
  securityExpiry,
} from './rules/dates.ts';
import { namedProduct } from './rules/named-products.ts';
import { printedPrice } from './rules/printed-price.ts';
import type { NamedMatch } from './rules/rule.ts';

/** Each day costs as much as checking today. */
const maxDays = 12;
/** For days far ahead, these rules only report certificates and contacts that people will renew. */
const expiring = [certificate, missingCertificate, namedProduct, securityExpiry];
const onThatDay =
  'Change it on that day. For a teaser or promotion, you can use dates instead: end this one the day before, and add one with the new price.';

export type ComingProblems = {
  /** The problems as warnings, each with its first day. */
  readonly found: readonly NamedMatch[];
  /** The nearest day that isn't checked, "2028-05-03". */
  readonly uncheckedFrom?: string;
};

/** `checkAt` returns the problems at a local time in each country. */
export function comingProblems(
  documents: readonly SourceDocument[],
  clock: Clock,
  today: readonly NamedMatch[],
  checkAt: (time: string) => readonly NamedMatch[],
): ComingProblems {
  const notice = noticeDay(clock);
  // A day that's too far away to be right isn't checked.
  const wrong = today.flatMap(({ rule, found: date = '' }) =>
    rule === plausibleDate.name ? [date, dayAfter(date)] : [],
  );
  const days = comingDays(documents, clock).filter((day) => !wrong.includes(day));
  const seen = new Set(today.map(identityOf));
  const found: NamedMatch[] = [];
  for (const day of days.slice(0, maxDays))
    for (const match of checkAt(`${day}T00:00`)) {
      const identity = identityOf(match);
      // scheduled-dates only reminds people to delete past entries.
      if (seen.has(identity) || match.rule === scheduledDates.name) continue;
      if (day > notice && expiring.some(({ name }) => name === match.rule)) continue;
      seen.add(identity);
      // If this rule also reports the file on an earlier day, the value isn't right until then.
      const isFirst = ![...today, ...found].some((other) => isSameFile(other, match));
      found.push(from(day, match, isFirst));
    }
  const uncheckedFrom = days[maxDays];
  return { found, ...(uncheckedFrom !== undefined && { uncheckedFrom }) };
}

/** Certificates last for years, so the check only mentions their end 90 days before. */
const noticeDay = (clock: Clock): string =>
  new Date(Date.parse(clock.now[homeCountry]) + 90 * 86_400_000).toISOString().slice(0, 10);

/** Returns the first days of what starts, and the days after what ends, in order. */
function comingDays(documents: readonly SourceDocument[], clock: Clock): readonly string[] {
  const scheduled = documents
    .flatMap(datedIn)
    .flatMap(({ dated: { start, end } }) =>
      [start ?? [], end === undefined ? [] : dayAfter(end)].flat(),
    );
  const expired = documents.flatMap(certificateEnds).map(dayAfter);
  const days = [...scheduled, ...expired.filter((day) => day <= noticeDay(clock))];
  const isAhead = (day: string) =>
    countries.some((country) => rangeState({ start: day }, clock, country) === 'upcoming');
  return [...new Set(days)].filter(isAhead).sort();
}

const identityOf = (match: NamedMatch): string => {
  const { rule, at, message } = match;
  const position = 'document' in at ? `${at.document.file} ${fieldName(at.path)}` : at.file;
  return [rule, position, message, isError(match)].join('\0');
};

const fileOf = ({ at }: NamedMatch) => ('document' in at ? at.document.file : at.file);
const isSameFile = (one: NamedMatch, other: NamedMatch): boolean =>
  one.rule === other.rule && fileOf(one) === fileOf(other);

/** Offers no fix and no other text for a printed price, because they'd be wrong until that day. */
function from(day: string, match: NamedMatch, isFirst: boolean): NamedMatch {
  const { fix: _fix, write: advice = 'Change it on that day.', ...rest } = match;
  const write = match.rule === printedPrice.name ? onThatDay : advice;
  return {
    ...rest,
    severity: 'warning',
    message: `From ${formatDate(day)}, ${isError(match) ? 'the build will fail with this error' : 'the check will report this'}: ${match.message}`,
    write: `${write} ${!isError(match) && isFirst ? 'The value is right until then.' : ''}`.trim(),
  };
}
