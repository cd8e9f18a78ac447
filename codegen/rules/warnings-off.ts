import { suggest } from '../diagnostics/suggest.ts';
import { type Rule, reportAt } from './rule.ts';

export const ruleName: Rule = {
  name: 'rule-name',
  description: 'Every rule under `warningsOff` in site.yaml exists.',
  check: ({ siteDocument, siteFile, ruleNames }) =>
    (siteFile.warningsOff ?? []).flatMap(({ rule }, index) => {
      if (!siteDocument || ruleNames.includes(rule)) return [];
      const { sure, perhaps } = suggest(rule, ruleNames);
      return reportAt(siteDocument, ['warningsOff', index, 'rule'], {
        message: "There's no rule of this name.",
        found: rule,
        write: 'npx puretec check --explain lists the names.',
        perhaps: sure === undefined ? perhaps : [sure],
      });
    }),
};
