import { countries } from '../../kernel/countries.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { navigationTypes } from '../../kernel/menu-names.ts';
import { distance } from '../diagnostics/suggest.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { cleanLabel } from '../resolve/clean-label.ts';
import { listAt, valueAt } from '../value-at.ts';
import {
  lineOf,
  missingFile,
  type Rule,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportIn,
  reportOn,
  reportReferences,
} from './rule.ts';
export const menuTypes = ['menu', 'dealer-range', 'category', 'product', 'page'] as const;

export const emptyMenu: Rule = {
  name: 'empty-menu',
  check: (input) => {
    if (!input.hasNoErrors(...menuTypes)) return [];
    const { tables, written } = input;
    const hidden = reportReferences(input, (reference, document) =>
      document.kind === 'menu' && tables.categories[reference.value]?.isNav === false
        ? reportIn(document, reference, {
            message: `${reference.value} has isNav: false, so no menu shows it.`,
            write: 'Delete this entry, or delete isNav: false in the category.',
          })
        : [],
    );
    const empty = navigationTypes.flatMap((audience) =>
      countries.flatMap((country): RuleMatch | readonly [] => {
        if (tables.menus[country][audience].length > 0) return [];
        const file = written.menus.find(({ entry }) => entry === audience);
        if (file)
          return reportOn(file.origin, [], {
            message: `The ${audience} menu has no entries in ${country}.`,
            write: 'Add entries that link to pages in that country.',
          });
        const name = `menus/${audience.toLowerCase()}.yaml`;
        const at = missingFile(input, name);
        const message = `There's no menu for ${audience}.`;
        return at && country === countries[0] ? { message, at, write: `Restore ${name}.` } : [];
      }),
    );
    return [...hidden, ...empty];
  },
};
/** Words that don't make two labels different: "About" and "About us". */
const fillers = /\b(?:us|our|the|all|a|an|and)\b/g;

export const alikeLabels: Rule = {
  name: 'alike-labels',
  check: (input) => [
    ...misspeltLabels(input),
    ...input.documents.flatMap((document) => {
      if (document.kind === 'menu') return alikeIn(document, ['items'], input);
      if (document.kind !== 'dealer-range') return [];
      const entries = listAt(document.value, ['entries']).map((entry, index) => ({
        list: String(valueAt(entry, ['group'])),
        label: valueAt(entry, ['name']),
        at: ['entries', index, 'name'],
      }));
      return alike(document, entries, input);
    }),
  ],
};

/** Finds a label one or two letters from the one that other menus give the same page. */
function misspeltLabels({ documents }: RuleInput): RuleMatch[] {
  const menus = documents.filter(({ kind }) => kind === 'menu');
  const entries = menus.flatMap((document) =>
    document.references.flatMap(({ value, path }) => {
      const at = [...path.slice(0, -1), 'label'];
      const label = valueAt(document.value, at);
      return typeof label === 'string' ? { document, at, value, label } : [];
    }),
  );
  return [...groupBy(entries, ({ value }) => value).values()].flatMap((group) => {
    const labels = [...groupBy(group, ({ label }) => label)];
    return labels.flatMap(([label, [first, second]]) => {
      const usual = labels.find(
        ([each, { length }]) => length > 1 && distance(each, label) < (label.length > 8 ? 4 : 3),
      )?.[0];
      if (!first || second || !usual) return [];
      return reportAt(first.document, first.at, {
        severity: 'warning',
        message: `Other menus call this page "${usual}".`,
        found: label,
        write: `If this is misspelt, change it to "${usual}".`,
      });
    });
  });
}

type Labelled = { readonly list: string; readonly label: unknown; readonly at: FieldPath };

function alikeIn(document: SourceDocument, path: FieldPath, input: RuleInput): RuleMatch[] {
  const list = listAt(document.value, path);
  const labelled = list.map((entry, index) => {
    const { label, category } = isRecord(entry) ? entry : {};
    const name = typeof category === 'string' ? input.tables.categories[category]?.name : undefined;
    const at = [...path, index, label === undefined ? 'category' : 'label'];
    return { list: '', label: label ?? name, at };
  });
  const below = list.flatMap((_entry, index) => alikeIn(document, [...path, index, 'list'], input));
  return [...alike(document, labelled, input), ...below];
}

function alike(document: SourceDocument, labels: readonly Labelled[], { siteFile }: RuleInput) {
  const known = new Map<
    string,
    { readonly seen: string; readonly label: string; at: SourceLocation }
  >();
  return labels.flatMap(({ list, label, at }) => {
    if (typeof label !== 'string') return [];
    const seen = cleanLabel(label, siteFile.labelCleaning);
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
    // Two equal labels are a separate error.
    if (first.label === label) return [];
    return reportOn({ document, path: at }, [], {
      severity: 'warning',
      message:
        first.seen === seen
          ? `Visitors see "${seen}" twice in this list.`
          : `Visitors see "${first.seen}" and "${seen}" in the same list.`,
      found: label,
      related: [lineOf(first.at, [], 'The other one is at')],
      write:
        'Menus leave out Dealers_, Puretec and numbers in brackets, so change another part of the label.',
    });
  });
}
