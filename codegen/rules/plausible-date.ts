import { countries, homeCountry } from '../../kernel/countries.ts';
import type { FieldPath } from '../document.ts';
import { stateOf } from '../resolve/schedule.ts';
import { inTexts } from '../texts-in.ts';
import { isRealDate } from '../validate/real-date.ts';
import { type Found, foundAt, type Rule } from './rule.ts';

/** How many years ahead the date in each field may be. */
const ahead: Readonly<Record<string, number>> = {
  date: 1,
  revised: 1,
  edition: 1,
  start: 3,
  end: 10,
};
const firstYear = 1990;

const file = 'promotions/summer-special.yaml';
const instead = 'start: 2024-12-01\nend: 2025-02-28';

export const plausibleDate: Rule = {
  name: 'plausible-date',
  proves: 'BNR-01',
  scope: 'every file',
  description: `A date is near today: of a page or an edition at most ${ahead.date} year ahead, a start ${ahead.start}, an end ${ahead.end}. A page isn't published in the future (a warning).`,
  good: { file, instead, yaml: 'start: 2024-12-01\nend: 2025-03-01' },
  bad: {
    file,
    instead,
    yaml: 'start: 2024-12-01\nend: 2205-03-01',
    printed:
      'error catalogue/promotions/summer-special.yaml:5:6 end: This date is too far away to be right. Found 2205-03-01. Use a date at most 10 years from today. [plausible-date]',
  },
  check: ({ documents, clock }) => {
    const today = clock.now[homeCountry].slice(0, 10);
    const year = Number(today.slice(0, 4));
    return documents.flatMap((document) =>
      inTexts(document.value, dated).flatMap(({ path, found: date }): Found[] => {
        const most = ahead[String(path.at(-1))] ?? 0;
        if (date <= `${year + most}${today.slice(4)}` && date >= `${firstYear}`) {
          const isPublished = document.kind === 'page' && path.join('.') === 'date';
          const start = { start: date };
          return isPublished &&
            countries.every((country) => stateOf(start, clock, country) === 'upcoming')
            ? [
                foundAt(document, path, {
                  severity: 'warning',
                  message: 'The page has a date in the future.',
                  found: date,
                  write: 'Use the day it was published.',
                }),
              ]
            : [];
        }
        return [
          foundAt(document, path, {
            message: 'This date is too far away to be right.',
            found: date,
            write: `Use a date at most ${most} ${most === 1 ? 'year' : 'years'} from today${date < `${firstYear}` ? `, and after ${firstYear}` : ''}.`,
          }),
        ];
      }),
    );
  },
};

const dated = (text: string, path: FieldPath) =>
  isRealDate(text) && Object.hasOwn(ahead, String(path.at(-1))) ? text : undefined;
