import { type Country, countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { lowerFirst } from '../../kernel/vocabulary.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { type Clock, type DateRange, type RangeState, rangeState } from '../resolve/date-ranges.ts';
import { isRealDate } from '../validate/real-date.ts';
import { listAt, valueAt } from '../value-at.ts';
import { duplicatesIn } from './duplicates.ts';
import ruleLists from './lists.json' with { type: 'json' };
import {
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportIn,
  reportReferences,
} from './rule.ts';

/** How many years ahead the date in each field may be. */
const ahead: Readonly<Record<string, number>> = ruleLists.ahead;
const firstYear = 1990;
export const plausibleDate: Rule = {
  name: 'plausible-date',
  description: `Dates aren't too far ahead: page, edition and security.txt dates are within ${ahead.date} year, start dates within ${ahead.start} years and end dates within ${ahead.end} years. No page is dated in the future (a warning).`,
  check: ({ documents, clock }) => {
    const today = clock.now[homeCountry].slice(0, 10);
    const year = Number(today.slice(0, 4));
    return documents.flatMap((document) =>
      findInTexts(document.value, dated).flatMap(({ path, found: date }) => {
        const maxYears = ahead[String(path.at(-1))] ?? 0;
        if (date > `${year + maxYears}${today.slice(4)}` || date < `${firstYear}`)
          return reportAt(document, path, {
            message: `${date} is too ${date < `${firstYear}` ? 'long ago' : 'far ahead'} to be right.`,
            found: date,
            write: `Use a date ${date < `${firstYear}` ? `from ${firstYear} onwards` : `no more than ${maxYears} ${maxYears === 1 ? 'year' : 'years'} from today`}.`,
          });
        const isPublished = path.join('.') === (document.kind === 'page' ? 'date' : 'edition');
        const isUpcoming = (country: Country) =>
          rangeState({ start: date }, clock, country) === 'upcoming';
        if (!isPublished || !countries.every(isUpcoming)) return [];
        return reportAt(document, path, {
          severity: 'warning',
          message: `This date, ${date}, is in the future.`,
          found: date,
          write: 'Use the day of publication.',
        });
      }),
    );
  },
};

const dated = (text: string, path: FieldPath) =>
  isRealDate(text) && Object.hasOwn(ahead, String(path.at(-1))) ? text : undefined;

/** The check warns this many days before the end. */
const noticeDays = 60;
export const securityExpiry: Rule = {
  name: 'security-expiry',
  description: `security.txt is valid for at least ${noticeDays} more days (a warning).`,
  check({ siteDocument, siteFile, clock }) {
    const expires = siteFile?.security?.expires;
    const today = Date.parse(`${clock.now[homeCountry].slice(0, 10)}T00:00Z`);
    if (!siteDocument || expires === undefined || !isRealDate(expires)) return [];
    if (Date.parse(expires) - today >= noticeDays * 24 * 3_600_000) return [];
    return [
      reportAt(siteDocument, ['security', 'expires'], {
        severity: 'warning',
        message: `The security.txt file ${Date.parse(expires) < today ? 'has expired' : `expires in less than ${noticeDays} days`}.`,
        found: expires,
        write: 'Check that the contact is still right, and enter a date in the next 12 months.',
      }),
    ];
  },
};

export const scheduledDates: Rule = {
  name: 'scheduled-dates',
  check: (input) => [
    ...lasting(input),
    ...input.documents.flatMap((document) => [
      ...(document.kind === 'product' ? sameDay(document) : []),
      ...lastDays(document, input),
      ...datedIn(document).flatMap(({ path, dated, name }) => {
        const { start, end } = dated;
        if (start !== undefined && end !== undefined && end < start)
          return reportAt(document, [...path, 'end'], {
            message: `${name} ends on ${end}, before it starts on ${start}.`,
            found: end,
            write: 'Correct the start or the end.',
          });
        const is = (state: RangeState) =>
          countries.every((each) => rangeState(dated, input.clock, each) === state);
        const days =
          (Date.parse(start ?? '') - Date.parse(input.clock.now[homeCountry])) / 86_400_000;
        if (document.kind === 'product' && days > threeYears / 2)
          return reportAt(document, [...path, 'start'], {
            severity: 'warning',
            message: `This price starts on ${start}, more than 18 months from now.`,
            found: start ?? '',
            write: 'Check the year.',
          });
        if (isSwitchedOff(document, input)) return [];
        const old = is('running') ? oldStart(document, path, dated, input.clock) : undefined;
        if (old) return reportAt(document, [...path, 'start'], old);
        if (end === undefined || !is('ended')) return [];
        return reportAt(document, [...path, 'end'], {
          severity: 'warning',
          message: `${name} ended on ${end}.`,
          found: end,
          write: `Use a later date, or ${document.kind === 'promotion' ? 'switch it off in site.yaml' : `delete ${lowerFirst(name)}`}.`,
        });
      }),
    ]),
  ],
};

const [halfYear, threeYears] = [183, 1096];

/** Reports a start date that has no effect: the price is permanent by now, or the year is wrong. */
function oldStart(
  document: SourceDocument,
  path: FieldPath,
  { start = '', end }: DateRange,
  clock: Clock,
): RuleDiagnostic | undefined {
  const days = (Date.parse(clock.now[homeCountry]) - Date.parse(start)) / 86_400_000;
  const about = { severity: days > threeYears ? 'error' : 'warning', found: start } as const;
  const isPrice = document.kind === 'product';
  if (!isPrice || end !== undefined)
    return days > halfYear
      ? {
          ...about,
          message: `The start date, ${start}, is so long ago that the year may be wrong.`,
          write: `Correct the year, or ${isPrice ? 'move this price to the "price" field' : 'delete the start date, which no longer has any effect'}.`,
        }
      : undefined;
  const fields = (at: FieldPath) => Object.keys(Object(valueAt(document.value, at)));
  const later = datedIn(document).find(
    ({ path: other, dated }) =>
      dated.end === undefined &&
      String(dated.start) > start &&
      rangeState(dated, clock, homeCountry) === 'running' &&
      fields(path).every((field) => fields(other).includes(field)),
  );
  return later
    ? {
        ...about,
        message: `The price from ${later.dated.start} has replaced the one from ${start}.`,
        write: "Delete this price change, or correct the date that's wrong.",
      }
    : {
        ...about,
        message: `This price started on ${start}, so customers no longer see the one in the "price" field.`,
        write: 'Move this price to that field and delete this price change, or correct the date.',
      };
}

/** Whether site.yaml switches off the banner or the summer special. */
const isSwitchedOff = (
  { kind, name }: SourceDocument,
  { tables: { site }, isSiteFieldReported }: RuleInput,
): boolean =>
  kind === 'promotion' &&
  (isSiteFieldReported(['flags']) || !site[name === 'banner' ? 'banner' : 'summerSpecial'].enabled);

/** A seasonal promotion without days would hide the featured one for ever. A category must name it to show it. */
function lasting({ documents, isReported, hasNoErrors }: RuleInput): readonly RuleMatch[] {
  const always = new Set(
    documents.flatMap((document) =>
      datedIn(document).flatMap(({ path, id, dated: { start, end } }) =>
        document.kind === 'featured' && !start && !end && !isReported(document, path) ? [id] : [],
      ),
    ),
  );
  const used = new Set<unknown>();
  const misplaced = reportReferences({ documents }, (reference, document) => {
    if (reference.kind !== 'featured-promo') return [];
    used.add(reference.value);
    if (reference.path.at(-2) !== 'seasonal' || !always.has(reference.value)) return [];
    return reportIn(document, reference, {
      message: `The promotion "${reference.value}" has no dates, so it would always replace the featured promotion.`,
      write: 'Move it to "featured", or give it dates in promotions/featured.yaml.',
    });
  });
  const unused = documents.flatMap((document) =>
    document.kind !== 'featured' || !hasNoErrors('category')
      ? []
      : datedIn(document).flatMap(({ path, id, dated: { start, end } }) =>
          typeof id !== 'string' || used.has(id)
            ? []
            : reportAt(document, [...path, 'id'], {
                severity: 'warning',
                message: `No category shows the promotion "${id}".`,
                found: id,
                write: `Add its id to a category, under "${start || end ? 'seasonal' : 'featured'}", or delete the promotion.`,
              }),
        ),
  );
  return [...misplaced, ...unused];
}

/** Reports two prices for one country that start on the same day. */
function sameDay(document: SourceDocument): RuleMatch[] {
  const sayings = listAt(document.value, ['priceChanges']).flatMap((change, index) =>
    isRecord(change) && isRealDate(change.start)
      ? Object.values(countryKeys)
          .filter((country) => change[country] !== undefined)
          .map((country) => ({
            value: `${country} ${change.start}`,
            origin: { document, path: ['priceChanges', index] },
            path: ['start'],
          }))
      : [],
  );
  return duplicatesIn('price', sayings).map(({ found = '', ...match }) => ({
    ...match,
    message: `Another ${found.toUpperCase().replace(' ', ' price also starts on ')}.`,
    write: 'Delete one of them, or change its start date.',
  }));
}

const lastDay =
  /\b(?:before|until|till|by|ends?(?: on)?|closes?(?: on)?) (\d{1,2} [A-Z][a-z]+ 20\d\d)\b/g;
/** Reports "Order before 31 December 2025" in a promotion that visitors still see. */
function lastDays(document: SourceDocument, input: RuleInput): RuleMatch[] {
  const { kind, value } = document;
  if (!['promotion', 'featured', 'category'].includes(kind) || isSwitchedOff(document, input))
    return [];
  const now = input.clock.now[homeCountry];
  return findInTexts(value, (text, path) => {
    const { end = now } = dateRange(Object(valueAt(value, path.slice(0, 2))));
    return end < now.slice(0, 10) ? undefined : text.replaceAll(/\s+/g, ' ').matchAll(lastDay);
  }).flatMap(({ path, found }) =>
    [...found].flatMap(([, day = '']) =>
      Date.parse(`${day} UTC`) >= Date.parse(`${now.slice(0, 10)}T00:00Z`)
        ? []
        : reportAt(document, path, {
            severity: 'warning',
            ...{ message: `${day} has passed.`, found: day, within: day },
            write: 'Correct the date, or delete it and give the promotion a start and an end.',
          }),
    ),
  );
}

/** Where each type of file lists its dated entries, and what messages call one. */
const lists = {
  featured: ['promos', 'The promotion'],
  'teaser-prices': ['teasers', 'The printed price'],
  product: ['priceChanges', 'The price'],
} as const;

export const dateRange = ({ start, end }: Readonly<Record<string, unknown>>): DateRange => ({
  ...(isRealDate(start) && { start }),
  ...(isRealDate(end) && { end }),
});

export function certificateEnds({ kind, value }: SourceDocument): readonly string[] {
  if (kind !== 'product') return [];
  const ends = listAt(value, ['certifications']).map((each) => valueAt(each, ['validUntil']));
  return ends.filter(isRealDate);
}

/** Returns every entry of a file that can have a start or an end date. */
export function datedIn({ kind, value }: SourceDocument) {
  const datedEntry = (entry: unknown, path: FieldPath, name: string) =>
    isRecord(entry) ? { path, id: entry.id, dated: dateRange(entry), name } : [];
  if (kind === 'promotion') return [datedEntry(value, [], 'The promotion')].flat();
  if (kind !== 'featured' && kind !== 'teaser-prices' && kind !== 'product') return [];
  const [list, name] = lists[kind];
  return listAt(value, [list]).flatMap((entry, index) => datedEntry(entry, [list, index], name));
}
