import { isRecord } from '../../kernel/is-record.ts';
import { meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { SiteFile } from '../files/site.ts';
import { cleanLabel } from '../resolve/clean-label.ts';
import { foundAt, type Rule, type RuleInput } from './rule.ts';

const file = 'site.yaml';
const instead = 'label: PT Series, url';

export const idleSetting: Rule = {
  name: 'idle-setting',
  proves: 'NAV-09',
  scope: 'site.yaml',
  description: 'A label or a category in the settings of menus is in a menu (a warning).',
  good: { file, instead, yaml: 'label: Product selector, url' },
  bad: {
    file,
    instead,
    yaml: 'label: Product selecter, url',
    printed:
      'warning catalogue/site.yaml:73:14 linkOverrides[0].label: No entry of a menu or of the dealer range has this label, so this has no effect. Change Product selecter to Product selector. [idle-setting]',
  },
  check: (input) => {
    const { documents, written, complete, settings: site } = input;
    const document = documents.find(({ kind }) => kind === 'site');
    if (!document || !complete) return [];
    const slugs = new Set(written.categories.map(({ entry }) => entry.slug));
    const labels = labelsIn(input, site);
    const idle = (
      word: string,
      names: ReadonlySet<string>,
      path: readonly (string | number)[],
      what: string,
    ) => {
      if (names.has(word)) return [];
      const { sure, perhaps } = meant(word, names);
      return [
        foundAt(document, path, {
          severity: 'warning',
          message: `No ${what}, so this has no effect.`,
          found: word,
          write: 'Use a name that exists, or delete it.',
          ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
        }),
      ];
    };
    return [
      ...site.linkOverrides.flatMap(({ label }, index) =>
        idle(
          label,
          labels,
          ['linkOverrides', index, 'label'],
          'entry of a menu or of the dealer range has this label',
        ),
      ),
      ...site.withoutViewAll.flatMap((slug, index) =>
        idle(slug, slugs, ['withoutViewAll', index], 'category has this address'),
      ),
    ];
  },
};

/** The labels of menus and of the dealer range, as visitors read them. */
function labelsIn({ documents }: RuleInput, { labelCleaning }: SiteFile) {
  const below = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(below)
      : isRecord(value)
        ? [
            ...[value.label, value.name].filter((label) => typeof label === 'string'),
            ...below(value.items),
            ...below(value.list),
            ...below(value.entries),
          ]
        : [];
  return new Set(
    documents
      .filter(({ kind }) => kind === 'menu' || kind === 'dealer-range')
      .flatMap(({ value }) => below(value))
      .map((label) => cleanLabel(label, labelCleaning)),
  );
}
