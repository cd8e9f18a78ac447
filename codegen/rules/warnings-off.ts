import { suggest } from '../diagnostics/suggest.ts';
import { rules } from '../rules.ts';
import fileRules from './file-rules.json' with { type: 'json' };
import { type Rule, reportAt } from './rule.ts';

const names = (): readonly string[] => [...rules, ...fileRules].map(({ name }) => name);

export const ruleName: Rule = {
  name: 'rule-name',
  description: 'Every rule under `warningsOff` in site.yaml exists.',
  check: ({ siteDocument, siteFile }) =>
    (siteFile.warningsOff ?? []).flatMap(({ rule }, index) => {
      if (!siteDocument || names().includes(rule)) return [];
      const { sure, perhaps } = suggest(rule, names());
      return reportAt(siteDocument, ['warningsOff', index, 'rule'], {
        message: "There's no rule with this name.",
        found: rule,
        write: 'Run npx puretec check --explain for the list.',
        perhaps: sure === undefined ? perhaps : [sure],
      });
    }),
};
