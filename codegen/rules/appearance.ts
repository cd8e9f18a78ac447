import { testContents } from '../../kernel/appearance.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { contents, productForms, spouts } from '../../kernel/generated/appearance-words.ts';
import { appearanceFieldsOf } from '../../kernel/picture-fields.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { upperFirst, withArticle } from '../../kernel/vocabulary.ts';
import { eitherOf } from '../diagnostics/words.ts';
import type { EntryWithOrigin, ExpectedAppearance } from '../entries.ts';
import { type Rule, type RuleMatch, reportOn } from './rule.ts';

export const appearance: Rule = {
  name: 'appearance',
  check: ({ tables, written }) =>
    written.products.flatMap((each) =>
      [wordsOf(each), borrowed(each, (code) => tables.products[code])].flat(),
    ),
};

function wordsOf({ entry, origin }: EntryWithOrigin<Product>): RuleMatch[] {
  const { type, appearance: shown } = entry;
  if (shown === undefined) return [];
  const known = appearanceFieldsOf(type);
  const foreign = Object.keys(shown).filter(
    (field) => field !== 'sample' && !known.some((each) => each === field),
  );
  const faults = foreign.map((field) =>
    reportOn(origin, ['appearance', field], {
      key: true,
      message: `A drawing of ${withArticle(type)} doesn't use this field.`,
      found: field,
      write: `${known.length === 0 ? 'Delete it' : `Use ${eitherOf(known)}`}, or correct the type.`,
    }),
  );
  const strange = type === 'test kit' ? (shown.contents ?? []) : [];
  for (const [at, found] of strange.entries())
    if (!testContents.some((known) => known === found))
      faults.push(
        reportOn(origin, ['appearance', 'contents', at], {
          message: `A drawing of ${withArticle(type)} can't show this item.`,
          found,
          write: `Use ${eitherOf(testContents)}.`,
        }),
      );
  const offered = appearanceWords(type, 'form');
  if (shown.form !== undefined && offered.length > 0 && !offered.includes(shown.form))
    faults.push(
      reportOn(origin, ['appearance', 'form'], {
        message: `${upperFirst(withArticle(type))} can't have this form.`,
        found: shown.form,
        write: `Use ${eitherOf(offered)}, or correct the type.`,
      }),
    );
  return faults;
}

function borrowed(
  { entry, origin }: EntryWithOrigin<Product>,
  find: (code: string) => Product | undefined,
) {
  const { code, pictureOf } = entry;
  if (pictureOf === undefined) return [];
  const lender = find(pictureOf);
  if (lender === undefined || (lender.pictureOf === undefined && pictureOf !== code)) return [];
  return reportOn(origin, ['pictureOf'], {
    message:
      pictureOf === code
        ? "A product can't borrow its own picture."
        : `${pictureOf} has no picture of its own. It uses ${lender.pictureOf}'s.`,
    found: pictureOf,
    write: pictureOf === code ? 'Delete pictureOf.' : `Use ${lender.pictureOf}.`,
  });
}

export const expectedAppearance: Rule = {
  name: 'expected-look',
  check: ({ tables, expected, written, isReported }) => {
    const looksOf = new Map(expected.map(({ type, looks }) => [type, looks]));
    const lookup = (code: string) => tables.products[code];
    return written.products.flatMap(({ entry, origin }) => {
      if (entry.images.length > 0 || entry.pictureOf !== undefined || entry.discontinued) return [];
      if (isReported(origin.document, ['appearance'])) return [];
      const untold = (looksOf.get(entry.type) ?? []).filter((each) => !isTold(each, entry, lookup));
      return untold.map((each) =>
        reportOn(origin, ['type'], {
          severity: 'warning',
          message: `The site can't draw this product properly without its ${each}.`,
          write: `Under "appearance", add ${each}: ${appearanceWords(entry.type, each)
            .join(', ')
            .replace(/, (?=[^,]*$)/, ' or ')}, or correct the type.`,
        }),
      );
    });
  },
};

function isTold(
  field: ExpectedAppearance,
  product: Product,
  lookup: (code: string) => Product | undefined,
): boolean {
  if (field !== 'contents') return product.appearance?.[field] !== undefined;
  const look = drawingProps(product, lookup);
  return 'contents' in look && look.contents.length > 0;
}

export function appearanceWords(type: ProductType, field: ExpectedAppearance): readonly string[] {
  const known: Partial<Readonly<Record<ProductType, readonly string[]>>> = productForms;
  const inIt = type === 'test kit' ? testContents : contents;
  return { form: known[type] ?? [], spout: spouts, contents: inIt }[field];
}
