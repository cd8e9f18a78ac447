import { isRecord } from '../../kernel/is-record.ts';
import type { Origin } from '../catalogue.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { cleanLabel } from '../resolve/clean-label.ts';
import { type Found, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'menus/dealers.yaml';
const instead = '  - category: /dealers/basic\n';

/** Words that don't tell two labels apart: "About" and "About us". */
const fillers = /\b(?:us|our|the|all|a|an|and)\b/g;

export const alikeLabels: Rule = {
  name: 'alike-labels',
  proves: 'A-36 NAV-14 NAV-15 NAV-16 NAV-17',
  scope: 'menus, dealer range',
  description:
    'Two entries of a list in a menu read differently after label cleaning (`labelCleaning` in site.yaml) (a warning).',
  good: { file, instead, yaml: `${instead}  - { label: Find a filter, url: /search }\n` },
  bad: {
    file,
    instead,
    yaml: `${instead}  - { label: Puretec Product selector (2), url: /search }\n`,
    printed:
      'warning catalogue/menus/dealers.yaml:7:12 items[4].label: Visitors see "Product selector" and "Product selector" in the same list. Found Product selector. First at catalogue/menus/dealers.yaml:6. Use labels that differ without Dealers_, Puretec and a number in brackets. [alike-labels]',
  },
  check: (input) =>
    input.documents.flatMap((document) => {
      const { kind, value } = document;
      if (!isRecord(value)) return [];
      if (kind === 'menu') return alikeIn(document, value.items, ['items'], input);
      if (kind !== 'dealer-range' || !Array.isArray(value.entries)) return [];
      const entries = value.entries.map((entry: unknown, index): Labelled => {
        const { group, name } = isRecord(entry) ? entry : {};
        return { list: String(group), label: name, at: ['entries', index, 'name'] };
      });
      return alike(document, entries, input);
    }),
};

/** A label in a list. */
type Labelled = { readonly list: string; readonly label: unknown; readonly at: FieldPath };

function alikeIn(
  document: SourceDocument,
  items: unknown,
  path: FieldPath,
  input: RuleInput,
): Found[] {
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  const labelled = list.map((entry, index): Labelled => {
    const { label, category } = isRecord(entry) ? entry : {};
    const name =
      typeof category === 'string' ? input.catalogue.categories[category]?.name : undefined;
    const at = [...path, index, label === undefined ? 'category' : 'label'];
    return { list: '', label: label ?? name, at };
  });
  const below = list.flatMap((entry, index) =>
    isRecord(entry) ? alikeIn(document, entry.list, [...path, index, 'list'], input) : [],
  );
  return [...alike(document, labelled, input), ...below];
}

function alike(
  document: SourceDocument,
  labels: readonly Labelled[],
  { settings, isInDoubt }: RuleInput,
): Found[] {
  const known = new Map<string, { readonly seen: string; readonly label: string; at: Origin }>();
  return labels.flatMap(({ list, label, at }) => {
    if (typeof label !== 'string' || isInDoubt(document, at)) return [];
    const seen = cleanLabel(label, settings.labelCleaning);
    const words = seen
      .toLowerCase()
      .replaceAll(fillers, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
    const key = `${list} ${words}`;
    const first = known.get(key);
    if (words === '') return [];
    if (!first) {
      known.set(key, { seen, label, at: { document, path: at } });
      return [];
    }
    // Two equal labels are an error of their own.
    if (first.label === label) return [];
    return [
      foundOf({ document, path: at }, [], {
        severity: 'warning',
        message: `Visitors see "${first.seen}" and "${seen}" in the same list.`,
        found: label,
        related: [lineOf(first.at, [], 'First at')],
        write: 'Use labels that differ without Dealers_, Puretec and a number in brackets.',
      }),
    ];
  });
}
