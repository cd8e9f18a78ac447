import { isRecord } from '../../kernel/json-record.ts';
import { isPart, upperFirst, withArticle } from '../../kernel/vocabulary.ts';
import type { SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { listAt, valueAt } from '../value-at.ts';
import lists from './lists.json' with { type: 'json' };
import { codesIn } from './own-figures.ts';
import { fieldsIn, lineOf, type Rule, type RuleInput, reportAt, reportOn } from './rule.ts';

export const cycle: Rule = {
  name: 'cycle',
  check: ({ tables, written }) => [
    ...written.products.flatMap(({ entry: { code }, origin }) => {
      const circle = circleFrom(code, (each) => tables.products[each]?.replacedBy);
      if (circle === undefined) return [];
      return reportOn(origin, ['replacedBy'], {
        message: `These replacements form a loop: ${circle}.`,
        write: 'Set "replacedBy" to the current product.',
      });
    }),
    ...written.pages.flatMap(({ entry: { url }, origin }) => {
      const circle = circleFrom(url, (each) => tables.pages[each]?.parent);
      if (circle === undefined) return [];
      return reportOn(origin, ['parent'], {
        message: `These parent pages form a loop: ${circle}.`,
        write: 'Use a page higher up as the parent.',
      });
    }),
  ],
};

/** Returns "a → b → a" for the first code of a circle, so that it's reported once; otherwise undefined. */
function circleFrom(start: string, next: (node: string) => string | undefined): string | undefined {
  const path = [start];
  for (let node = next(start); node !== undefined; node = next(node)) {
    path.push(node);
    if (node === start) return path.every((other) => start <= other) ? path.join(' → ') : undefined;
    if (path.indexOf(node) < path.length - 1) return undefined;
  }
  return undefined;
}

export const relationToItself: Rule = {
  name: 'relation-to-itself',
  check: ({ documents }) =>
    documents.flatMap((document) =>
      document.references.flatMap(({ kind, value, path }) =>
        document.kind === 'product' &&
        kind === 'product' &&
        value === document.name &&
        !chained.has(path[0])
          ? reportAt(document, path, {
              message: 'This product lists itself.',
              found: value,
              write: `List another product, or delete ${value} from this list.`,
            })
          : [],
      ),
    ),
};

/** cycle reports a product that is replaced by itself. */
const chained: ReadonlySet<unknown> = new Set(['replacedBy', 'pictureOf']);
/** Part types that are changed regularly. All others belong in spares. */
const changed: ReadonlySet<string> = new Set(lists.changed);

export const partKind: Rule = {
  name: 'part-kind',
  description: `Only these types go under cartridges: ${[...changed].join(', ')} (a warning). Only a kit can have cartridges of its own.`,
  check: ({ tables, documents, isProductReported }) =>
    documents.flatMap((document) => {
      if (document.kind !== 'product') return [];
      const parts = listAt(document.value, ['cartridges']);
      const own = tables.products[document.name]?.type;
      // A kit may consist of cartridges.
      if (parts.length > 0 && own !== undefined && own !== 'kit' && changed.has(own))
        return reportAt(document, ['type'], {
          message: `${upperFirst(withArticle(own))} can't have cartridges of its own.`,
          found: own,
          write: 'Correct the type, or list them in the file of the product that takes them.',
          concerns: fieldsIn(document, ['appearance', 'cartridges', 'specifications']),
        });
      return parts.flatMap((part, index) => {
        const code = isRecord(part) ? String(part.code) : '';
        const type = tables.products[code]?.type;
        // A spare part may be one that owners change regularly.
        const isSpare = type === 'spare' && isRecord(part) && part.every === undefined;
        if (type === undefined || (changed.has(type) && !isSpare)) return [];
        if (isProductReported(code, ['type'])) return [];
        return reportAt(document, ['cartridges', index, 'code'], {
          severity: 'warning',
          message: isSpare
            ? `${code} is a spare part with no replacement interval.`
            : `${code} is ${withArticle(type)}, not a cartridge.`,
          found: code,
          write: `Move ${code} to "spares", or use a part that's changed regularly.`,
        });
      });
    }),
};
const lettersOf = (code: string) => /^[A-Z]*/.exec(code)?.[0];
/** Pairs the system of a table's row, or of its caption or heading, with each further code in the row. */
const pairsIn = (document: SourceDocument, input: RuleInput) =>
  findInTexts(document.value, (text, path) =>
    path.at(-3) === 'rows' ? codesIn(text, input, []) : undefined,
  ).flatMap(({ path, found }) => {
    const [row = [], , table, , section] = path.map((_part, index) =>
      valueAt(document.value, path.slice(0, -1 - index)),
    );
    const isSystem = (code: string) => !isPart(input.tables.products[code]?.type ?? 'spare');
    const first = codesIn([row].flat().join('\n'), input, []).find(isSystem);
    const above = [valueAt(table, ['caption']), valueAt(section, ['heading'])];
    const [system = '', another] = first ? [first] : codesIn(above.join(' '), input, []);
    return another ? [] : found.map((part) => ({ system, part, path }));
  });

export const partFacts: Rule = {
  name: 'part-facts',
  check: (input) => {
    const { documents, tables, origins, isProductReported } = input;
    return documents.flatMap((document) => {
      if (document.kind === 'page')
        return pairsIn(document, input).flatMap(({ system, part, path }) => {
          const [owner, kit] = [tables.products[system], tables.products[part]];
          if (!owner || !kit || isPart(owner.type) || !changed.has(kit.type)) return [];
          if (kit.fits.includes(system) || isProductReported(system, ['cartridges'])) return [];
          const same = owner.parts.filter(({ code }) => tables.products[code]?.type === kit.type);
          const [only, second] = same;
          const own =
            same.find(({ code }) => lettersOf(code) === lettersOf(part)) ??
            (second ? undefined : only);
          return reportAt(document, path, {
            severity: 'warning',
            message: `${part} doesn't fit ${system}.`,
            ...{ found: part, within: part },
            write: own
              ? `Change ${part} to ${own.code}, or ${system} to a system that ${part} fits. If ${part} does fit ${system}, correct ${system}.yaml.`
              : `Change ${part} to one of ${system}'s parts, or ${system} to a system that ${part} fits. If ${part} does fit ${system}, add it to ${system}.yaml.`,
          });
        });
      if (document.kind !== 'product') return [];
      const type = tables.products[document.name]?.type;
      const others = listAt(document.value, ['related']).flatMap((each, index) => {
        const [code, name] = [String(each), tables.products[String(each)]?.name ?? ''];
        const named = codesIn(name, input, []).filter(
          (other) => tables.products[other]?.type === type,
        );
        if (named.length === 0 || named.includes(document.name)) return [];
        return reportAt(document, ['related', index], {
          severity: 'warning',
          message: `${code} is the "${name}", not for ${document.name}.`,
          found: code,
          write: `List a product for ${document.name}, or correct the name in ${code}.yaml.`,
        });
      });
      const parts = listAt(document.value, ['cartridges']).flatMap((part, index) => {
        if (!isRecord(part)) return [];
        const { every } = part;
        const code = String(part.code);
        const facts = tables.products[code]?.specifications ?? [];
        const own = facts.find(({ id }) => id === 'interval')?.value;
        const origin = origins.get(code);
        if (typeof every !== 'number' || typeof own !== 'number' || every === own || !origin)
          return [];
        if (isProductReported(code, ['specifications', 'interval'])) return [];
        const isExplained = part.why !== undefined;
        if (isExplained && Math.max(every / own, own / every) <= 3) return [];
        return reportAt(document, ['cartridges', index, 'every'], {
          severity: 'warning',
          message: `${code}.yaml says to change ${code} every ${own} months, not ${every}${isExplained ? ', which is too big a difference even with a "why"' : ''}.`,
          found: String(every),
          related: [lineOf(origin, ['specifications', 'interval'], 'See')],
          disputes: {
            at: { document: origin.document, path: ['specifications', 'interval'] },
            says: `${every} months`,
          },
          write: isExplained
            ? "Correct the number that's wrong."
            : 'Correct the number that\'s wrong, or add a "why" field with the reason.',
        });
      });
      return [...others, ...parts];
    });
  },
};
