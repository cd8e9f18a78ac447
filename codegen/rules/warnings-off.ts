import { nearest } from '../diagnostics/suggest.ts';
import { type Rule, reportAt } from './rule.ts';

export const ruleName: Rule = {
  name: 'rule-name',
  description: 'Every rule under `warningsOff` in site.yaml exists.',
  check: ({ siteDocument, siteFile, ruleNames }) =>
    (siteFile.warningsOff ?? []).flatMap(({ rule }, index) => {
      if (!siteDocument || ruleNames.includes(rule)) return [];
      return reportAt(siteDocument, ['warningsOff', index, 'rule'], {
        message: "There's no rule with this name.",
        found: rule,
        write: 'Run npx puretec check --explain for the list.',
        perhaps: nearest(rule, ruleNames),
      });
    }),
};
