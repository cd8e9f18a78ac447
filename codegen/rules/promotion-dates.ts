import { countries } from '../../kernel/countries.ts';
import { stateOf } from '../resolve/schedule.ts';
import { foundAt, type Rule } from './rule.ts';

export const promotionDates: Rule = {
  name: 'promotion-dates',
  proves: 'BNR-01',
  scope: 'promotions',
  truth: 'A promotion ends after it starts; one that is switched on has not ended yet (a warning).',
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
      'error catalogue/promotions/summer-special.yaml:5:6 end: The promotion ends before it starts on 2024-12-01. Found 2024-02-28. A later day. [promotion-dates]',
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
                message: 'the promotion is over, and nobody sees it, though it is switched on',
                found: end,
                write: 'a later day, or switch it off in site.yaml',
              }),
            ]
          : [];
      return [
        foundAt(document, ['end'], {
          message: `the promotion ends before it starts on ${start}`,
          found: end,
          write: 'a later day',
        }),
      ];
    }),
};
