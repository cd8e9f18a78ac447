import type { FoundReference, SourceDocument } from '../read/document.ts';
import { inOtherCapitals, nearest } from '../suggest.ts';
import { strangeLetter } from './product-code.ts';
import { atReferences, type Found, foundAt, type Rule, type RuleInput } from './rule.ts';
import { pathOf, type SpecificationFact } from './specification-facts.ts';

export const danglingReference: Rule = {
  name: 'dangling-reference',
  proves: 'ACCEPTANCE 7 and 11',
  scope: 'every file',
  truth:
    'What a file names exists: products, categories, pages, promotions, contaminants, specifications.',
  good: { file: 'products/CT-0.yaml', instead: 'replacedBy: CT-1', yaml: 'replacedBy: CT-1' },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-11',
    printed:
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: there is no product with this name; found CT-11; write CT-1 or CT-0 (did you mean that?) [dangling-reference]',
  },
  check: (input) => [
    ...atReferences(input, (reference, document) => check(reference, document, input)),
    ...input.facts
      .filter(({ specification }) => specification === undefined)
      .map((fact) => unknownSpecification(input, fact)),
  ],
};

/** What a reference of a kind is called, and the names that there are. */
function namesOf(
  kind: FoundReference['kind'],
  { known, ids }: RuleInput,
): readonly [what: string, names: ReadonlySet<string>] | undefined {
  switch (kind) {
    case 'product':
      return ['product', known.codes];
    case 'category':
      return ['category', known.categoryUrls];
    case 'page':
      return ['page', known.pageUrls];
    case 'featured-promo':
      return ['featured promotion', ids.promos];
    case 'teaser':
      return ['teaser price', ids.teasers];
    case 'contaminant':
      return ['contaminant', ids.contaminants];
    case 'technology':
      return ['technology', ids.technologies];
    default:
      return undefined;
  }
}

function check(
  { kind, value, path }: FoundReference,
  document: SourceDocument,
  input: RuleInput,
): Found[] {
  const [what, names] = namesOf(kind, input) ?? [];
  if (names === undefined || names.has(value)) return [];
  if (kind === 'product') {
    if (strangeLetter(value)) return [];
    const same = inOtherCapitals(value, names);
    if (same !== undefined)
      return [
        foundAt(document, path, {
          message: 'capitals count in product codes',
          found: value,
          write: same,
        }),
      ];
  }
  // The file that defines them is broken; that has been said.
  if (names.size === 0 && !input.complete) return [];
  const near = nearest(value, names, 3);
  return [
    foundAt(document, path, {
      message: `there is no ${what} with this name`,
      found: value,
      write:
        near.length > 0
          ? `${near.join(' or ')} (did you mean that?)`
          : `the name of an existing ${what}`,
    }),
  ];
}

function unknownSpecification({ catalogue }: RuleInput, fact: SpecificationFact): Found {
  const { document, id } = fact;
  const known = catalogue.specifications.map((specification) => specification.id);
  const near = nearest(id, known)[0];
  return foundAt(document, pathOf(fact), {
    key: true,
    message: `there is no specification ${id}`,
    write: near
      ? `${near} (did you mean that?)`
      : `one of ${known.join(', ')}, or add ${id} to specifications.yaml`,
  });
}
