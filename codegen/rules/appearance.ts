import { forms, testContents } from '../../kernel/appearance.ts';
import type { Product } from '../../kernel/contract.ts';
import { appearanceFieldsOf } from '../../kernel/picture-fields.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import type { Written } from '../catalogue.ts';
import { type Found, foundOf, type Rule } from './rule.ts';
import { withArticle } from './with-article.ts';

export const appearance: Rule = {
  name: 'appearance',
  proves: 'LOOK Pictures',
  scope: 'products',
  description:
    'The appearance of a product uses the words of its type, and a borrowed picture comes from a product with its own.',
  good: {
    file: 'products/FIT-1.yaml',
    instead: 'type: fitting',
    yaml: 'type: fitting\nappearance: { form: elbow }',
  },
  bad: {
    file: 'products/FIT-1.yaml',
    instead: 'type: fitting',
    yaml: 'type: fitting\nappearance: { form: gauge }',
    printed:
      'error catalogue/products/FIT-1.yaml:4:21 appearance.form: A fitting has no such form. Found gauge. Use coupling, ball valve, check valve, pressure valve, nipple, bush, adaptor, elbow, tee, saddle or tube coil. [appearance]',
  },
  check: ({ catalogue, written, isInDoubt }) =>
    written.products.flatMap((each) => [
      ...(isInDoubt(each.origin.document, ['appearance']) ? [] : wordsOf(each)),
      ...borrowed(each, (code) => catalogue.products[code]),
    ]),
};

const formsOf = (type: ProductType): readonly string[] => {
  const known: Partial<Readonly<Record<ProductType, readonly string[]>>> = forms;
  return known[type] ?? [];
};
const listed = (words: readonly string[]): string =>
  words.join(', ').replace(/, (?=[^,]*$)/, ' or ');

function wordsOf({ entry, origin }: Written<Product>): Found[] {
  const { type, appearance: shown } = entry;
  if (shown === undefined) return [];
  const known = appearanceFieldsOf(type);
  const foreign = Object.keys(shown).filter(
    (field) => field !== 'sample' && !known.some((each) => each === field),
  );
  const faults = foreign.map((field) =>
    foundOf(origin, ['appearance', field], {
      key: true,
      message: `The picture of ${withArticle(type)} doesn't use this.`,
      found: field,
      write: known.length === 0 ? 'Delete it.' : `Use ${listed(known)}.`,
    }),
  );
  const strange = type === 'test kit' ? (shown.contents ?? []) : [];
  strange.forEach((each, at) => {
    if (testContents.some((known) => known === each)) return;
    faults.push(
      foundOf(origin, ['appearance', 'contents', at], {
        message: `The picture of ${withArticle(type)} can't show this.`,
        found: each,
        write: `Use ${listed(testContents)}.`,
      }),
    );
  });
  const offered = formsOf(type);
  if (shown.form === undefined || offered.length === 0 || offered.includes(shown.form))
    return faults;
  return [
    ...faults,
    foundOf(origin, ['appearance', 'form'], {
      message: `${withArticle(type)} has no such form.`,
      found: shown.form,
      write: `Use ${listed(offered)}.`,
    }),
  ];
}

function borrowed(
  { entry, origin }: Written<Product>,
  find: (code: string) => Product | undefined,
): Found[] {
  const { code, pictureOf } = entry;
  if (pictureOf === undefined) return [];
  const lender = find(pictureOf);
  if (lender === undefined || (lender.pictureOf === undefined && pictureOf !== code)) return [];
  return [
    foundOf(origin, ['pictureOf'], {
      message: 'This product has no picture of its own to lend.',
      found: pictureOf,
      write: pictureOf === code ? 'Delete it.' : `Use ${lender.pictureOf ?? 'another product'}.`,
    }),
  ];
}
