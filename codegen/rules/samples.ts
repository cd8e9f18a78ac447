import { nearest } from '../diagnostics/suggest.ts';
import { countFirst } from '../diagnostics/words.ts';
import type { FieldPath, FileType } from '../document.ts';
import { findInTexts, findInValues } from '../find-in-values.ts';
import lists from './lists.json' with { type: 'json' };
import { type Rule, type RuleMatch, reportAt } from './rule.ts';

const places: Partial<Record<FileType, string>> = lists.samplePlaces;

export const sample: Rule = {
  name: 'sample',
  check: ({ documents }) => {
    const found = documents.flatMap((document) =>
      findInValues(document.value, isSample).map(({ path }) => ({ document, path })),
    );
    const [first] = found;
    if (!first) return [];
    const counts = new Map<string, number>();
    for (const { document } of found) {
      const name = places[document.kind] ?? 'elsewhere';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const list = [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
    return [
      reportAt(first.document, first.path, {
        severity: 'warning',
        key: true,
        message: `${countFirst(found.length)} ${found.length === 1 ? 'entry is a placeholder' : 'entries are placeholders'} (${list}). This is the first.`,
        write: 'Enter the real details, then delete "sample".',
      }),
    ];
  },
};

/** Finds entries and fields that are marked as invented. */
const isSample = (value: unknown, path: FieldPath): true | undefined =>
  (path.at(-1) === 'sample' && (value === true || Array.isArray(value))) ||
  (path.at(-1) === 'source' && value === 'sample')
    ? true
    : undefined;

/** Placeholders of `npx puretec new product-file`, and those that people type. */
const placeholders =
  /^(?:Name without the code|One sentence on what it is and who it's for\.|What a buyer needs to know\. A blank line starts a new paragraph\.|TODO\b.*|TBC|TBD|TBA|XXX+|\?{2,}|lorem ipsum\b.*|text (?:to )?come.*|(?:some |your )?text here\.?|placeholder\b.*)\s*$/is;

export const placeholder: Rule = {
  name: 'placeholder',
  check: ({ documents }) =>
    documents.flatMap((document) =>
      findInTexts(document.value, waiting).map(
        ({ found, path }): RuleMatch =>
          reportAt(document, path, {
            severity: 'warning',
            message: `"${found.trim()}" is a placeholder.`,
            ...{ found: found.trim(), within: found.trim() },
            write: 'Replace it with the real text.',
          }),
      ),
    ),
};

export const isPlaceholder = (text: string): boolean => placeholders.test(text);

/** Placeholders that people also leave inside a sentence. Letters and digits next to one make it part of a code or an address. */
const insideText =
  /(?<![\w/-])(?:TODO|FIXME|XXX+|T\.?B\.?[CDA]\b\.?|tb[cd]|[Ll]orem ipsum)(?![\w-])/;

const waiting = (text: string) => (isPlaceholder(text) ? text : insideText.exec(text)?.[0]);
export const ruleName: Rule = {
  name: 'rule-name',
  check: ({ siteDocument, siteFile, ruleNames }) =>
    (siteFile.warningsOff ?? []).flatMap(({ rule }, index) => {
      if (!siteDocument || ruleNames.includes(rule)) return [];
      return reportAt(siteDocument, ['warningsOff', index, 'rule'], {
        message: `There's no rule called ${rule}.`,
        found: rule,
        write: 'Run npx puretec check --explain for the list.',
        perhaps: nearest(rule, ruleNames),
      });
    }),
};
