import { foundAt, type Rule } from './rule.ts';

export const promotionDates: Rule = {
  name: 'promotion-dates',
  proves: 'BNR-01',
  scope: 'promotions',
  truth: 'A promotion ends after it starts.',
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
      'error catalogue/promotions/summer-special.yaml:5:6 end: the promotion ends before it starts on 2024-12-01; found 2024-02-28; write a later day [promotion-dates]',
  },
  check: ({ documents, catalogue: { site } }) =>
    documents.flatMap((document) => {
      if (document.kind !== 'promotion') return [];
      const { start, end } = site[document.name === 'banner' ? 'banner' : 'summerSpecial'];
      if (start === undefined || end === undefined || start <= end) return [];
      return [
        foundAt(document, ['end'], {
          message: `the promotion ends before it starts on ${start}`,
          found: end,
          write: 'a later day',
        }),
      ];
    }),
};
