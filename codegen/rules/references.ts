import { codeError } from '../../kernel/address.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { countFirst } from '../diagnostics/words.ts';
import type { FileType, Reference } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { currentCode } from '../resolve/former-codes.ts';
import { misplacedField } from '../validate/schema-errors.ts';
import { fieldsOf } from '../validate/schemas.ts';
import { valueAt } from '../value-at.ts';
import { otherPlaces } from './fold-duplicates.ts';
import {
  fieldsIn,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportOn,
  reportReferences,
} from './rule.ts';
import { factPath } from './specifications.ts';

export const danglingReference: Rule = {
  name: 'dangling-reference',
  check: (input) =>
    [...referencesBy(input)].flatMap(([kind, { names, used, missing }]) =>
      [...groupBy(missing, ({ value }) => value).values()].flatMap((group) =>
        explain(kind, group, names, used, input),
      ),
    ),
};

type NamedKind = Exclude<Reference['kind'], 'link' | 'image'>;

type MissingReference = {
  readonly value: string;
  readonly origin: SourceLocation;
  /** The name is the key of a field. */
  readonly key: boolean;
};

/** By kind of name: what messages call it, which file type defines it, and what its id is called. */
const kinds: Readonly<Record<NamedKind, readonly [called: string, home: FileType, by: string]>> = {
  product: ['product', 'product', 'code'],
  category: ['category', 'category', 'path'],
  page: ['page', 'page', 'path'],
  'featured-promo': ['featured promotion', 'featured', 'id'],
  teaser: ['teaser price', 'teaser-prices', 'id'],
  contaminant: ['contaminant', 'contaminants', 'id'],
  technology: ['technology', 'contaminants', 'id'],
  specification: ['specification', 'specifications', 'id'],
};

type References = {
  readonly names: ReadonlySet<string>;
  readonly used: Set<string>;
  readonly missing: MissingReference[];
};

function referencesBy(input: RuleInput): ReadonlyMap<NamedKind, References> {
  const all = new Map<NamedKind, References>();
  const add = (kind: NamedKind, value: string): boolean => {
    const known = all.get(kind) ?? { names: namesOf(kind, input), used: new Set(), missing: [] };
    all.set(kind, known);
    known.used.add(value);
    return !known.names.has(value) && !mayExist(kind, value, input);
  };
  for (const document of input.documents)
    for (const { kind, value, path } of document.references)
      if (kind !== 'link' && kind !== 'image' && add(kind, value))
        all.get(kind)?.missing.push({ value, origin: { document, path }, key: false });
  for (const fact of input.facts)
    if (add('specification', fact.id))
      all.get('specification')?.missing.push({
        value: fact.id,
        origin: { document: fact.document, path: factPath(fact) },
        key: true,
      });
  return all;
}

function namesOf(kind: NamedKind, { known, ids, tables }: RuleInput): ReadonlySet<string> {
  const names: Readonly<Record<NamedKind, () => ReadonlySet<string>>> = {
    product: () => known.codes,
    category: () => known.categoryUrls,
    page: () => known.pageUrls,
    'featured-promo': () => ids.promos,
    teaser: () => ids.teasers,
    contaminant: () => ids.contaminants,
    technology: () => ids.technologies,
    specification: () => new Set(tables.specifications.map(({ id }) => id)),
  };
  return names[kind]();
}

/** A file with errors may define the name. */
function mayExist(kind: NamedKind, value: string, { known }: RuleInput): boolean {
  // product-code reports look-alike letters.
  if (kind === 'product') return homoglyph(value);
  const parts = kind === 'category' ? value.split('/') : [value];
  return known.mayBeIn([kinds[kind][1]], (text) => parts.every((part) => text.includes(part)));
}

/** Reports a missing name as one mistake, with all its places. */
function explain(
  kind: NamedKind,
  [first, ...others]: readonly MissingReference[],
  names: ReadonlySet<string>,
  used: ReadonlySet<string>,
  { known, written, tables }: RuleInput,
): RuleMatch[] {
  if (!first) return [];
  const { value, origin, key } = first;
  const [called, home, by] = kinds[kind];
  const otherOrigins = others.map((other) => other.origin);
  const found = (fault: RuleDiagnostic) => [
    reportAt(origin.document, origin.path, {
      ...(key ? { key } : { found: value }),
      ...fault,
      ...otherPlaces(others.map((other) => ({ at: other.origin }))),
    }),
  ];
  const several = value.split(/[\s;,/&+]+/);
  if (several.length > 1 && several.every((name) => names.has(name)))
    return found({
      message: `This entry has ${several.length} ${called === 'product' ? 'product codes' : 'names'}.`,
      write: `List ${several.join(' and ')} as separate entries.`,
    });
  if (kind === 'category' && known.idleCategoryUrls.has(value))
    return found({
      message: `${value}, or a category above it, is switched off (isActive: false).`,
      write: 'Use another category, or delete this entry.',
    });
  const products = written.products.map(({ entry }) => entry);
  const now = kind === 'product' ? currentCode(value, products) : undefined;
  if (now !== undefined)
    return found({ message: `${value} is now called ${now}.`, fix: yamlText(now) });
  const byWord = tables.contaminants.find(({ words = [] }) => words.includes(value));
  if (kind === 'contaminant' && byWord)
    return found({
      message: `In contaminants.yaml, "${value}" is another word for ${byWord.id}.`,
      fix: yamlText(byWord.id),
    });
  const labelled = tables.specifications.find(({ label }) => label === value);
  if (kind === 'specification' && labelled)
    return found({ message: `"${value}" is a label, not an id.`, fix: labelled.id });
  // No product refers to itself.
  const candidates = new Set(names);
  candidates.delete(origin.document.name);
  const { sure, perhaps } = suggest(value, candidates, kind === 'product');
  const isCapitals = sure?.toLowerCase() === value.toLowerCase();
  const isWide = isUsedWidely([origin, ...otherOrigins]);
  // A slip happens once. A wrong name in many files was probably deleted or changed.
  const isSlip =
    sure !== undefined && (isCapitals || (!isWide && (kind === 'product' || used.has(sure))));
  if (isSlip)
    return found({
      message: isCapitals
        ? `The capitals don't match the ${called}'s ${by}.`
        : `There's no ${called} with the ${by} ${value}.`,
      fix: key ? sure : yamlText(sure),
    });
  if (kind === 'specification' && fieldsOf('product').includes(value))
    return found(misplacedField(value, valueAt(origin.document.value, origin.path)));
  return found({
    message:
      otherOrigins.length > 1
        ? `${countFirst(otherOrigins.length + 1)} places refer to the ${called} ${value}, which doesn't exist.`
        : `There's no ${called} with the ${by} ${value}.`,
    write:
      kind === 'product'
        ? perhaps.length > 0 && !isWide
          ? 'Correct the code.'
          : `Correct the code. If you deleted the file of a discontinued product, restore it and run npx puretec retire ${value}.`
        : `Use the ${by} of an existing ${called}${home === kind ? '' : `, or add this one to ${home}.yaml`}.`,
    perhaps: isWide ? [] : perhaps,
  });
}

/** The same wrong name in several files isn't a slip. */
export const isUsedWidely = (origins: readonly SourceLocation[]): boolean =>
  new Set(origins.map(({ document }) => document)).size > 2;

export const productCode: Rule = {
  name: 'product-code',
  check: (input) => [
    ...input.written.products.flatMap(({ entry: { code }, origin }) => {
      const fault = codeError(code);
      if (!fault) return [];
      const better = fault.fix ?? '';
      // duplicate-code reports codes that only differ in capitals.
      const isTaken = input.origins.has(better);
      if (isTaken && better === code.toUpperCase()) return [];
      // The code is the file's name, so nothing in the file can change it.
      const write = isTaken
        ? `Rename the file. ${better} is already taken.`
        : fault.fix === undefined
          ? 'Rename the file with only capitals, digits and hyphens.'
          : `Rename ${code}.yaml to ${better}.yaml.`;
      // Claims and the series are about the right code.
      const concerns = fieldsIn(origin.document, ['series', 'cartridges', 'fits']);
      return reportOn(origin, [], { message: fault.message, write, concerns });
    }),
    ...reportReferences(input, ({ kind, value, path }, document) => {
      if (kind !== 'product' || input.known.codes.has(value)) return [];
      const fault = homoglyph(value) ? codeError(value) : undefined;
      return fault
        ? reportAt(document, path, { ...fault, write: 'Retype the code.', found: value })
        : [];
    }),
  ],
};

/** A letter from another alphabet that looks like a Latin one. */
export const homoglyph = (code: string): boolean => /[^\u0020-\u007e]/.test(code);
