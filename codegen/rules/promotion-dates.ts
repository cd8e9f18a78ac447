import { countries } from '../../kernel/countries.ts';
import { stateOf } from '../resolve/schedule.ts';
import { foundAt, type Rule } from './rule.ts';

export const promotionDates: Rule = {
  name: 'promotion-dates',
  proves: 'BNR-01',
  scope: 'promotions',
  description:
    "A promotion ends after it starts, and one that is switched on isn't over (a warning).",
  good: {
    file: 'promotions/summer-special.yaml',
    instead: 'end: 2025-02-28',
    yaml: 'end: 2025-03-31',
  },
  bad: {
    file: 'promotions/summer-special.yaml',
    instead: 'end: 2025-02-28',
    yaml: 'end: 2024-02-28',
    printed:
      'error catalogue/promotions/summer-special.yaml:5:6 end: The promotion ends before it starts on 2024-12-01. Found 2024-02-28. Use a later day. [promotion-dates]',
  },
  check: ({ documents, catalogue: { site }, clock, isInDoubt, isSettingInDoubt }) =>
    documents.flatMap((document) => {
      if (document.kind !== 'promotion') return [];
      const { start, end, enabled } = site[document.name === 'banner' ? 'banner' : 'summerSpecial'];
      if (end === undefined || isInDoubt(document, ['start'])) return [];
      if (start === undefined || start <= end)
        return enabled &&
          !isSettingInDoubt(['flags']) &&
          countries.every((each) => stateOf({ end }, clock, each) === 'ended')
          ? [
              foundAt(document, ['end'], {
                severity: 'warning',
                message: 'The promotion is over, though it is switched on.',
                found: end,
                write: 'Use a later day, or switch it off in site.yaml.',
              }),
            ]
          : [];
      return [
        foundAt(document, ['end'], {
          message: `The promotion ends before it starts on ${start}.`,
          found: end,
          write: 'Use a later day.',
        }),
      ];
    }),
};
