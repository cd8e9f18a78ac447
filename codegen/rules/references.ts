import { codeFault } from '../../kernel/address.ts';
import type { Reference } from '../check-shape.ts';
import type { Problem } from '../problem.ts';
import { type Finding, problemAt } from '../read/document.ts';
import { nearest } from '../suggest.ts';
import type { Rule, RuleInput } from './rule.ts';

/** What a file refers to exists: products, categories, pages, promotions, pictures, vocabulary (ACCEPTANCE 7 and 11). */
export const references: Rule = (input) =>
  input.references.flatMap((reference) => check(reference, input));

function check(reference: Reference, input: RuleInput): Problem[] {
  const { kind, value, document, path } = reference;
  const { catalogue, known } = input;
  const report = (finding: Finding): Problem[] => [problemAt(document, path, finding)];
  const dangling = (what: string, candidates: Iterable<string>): Problem[] => {
    const names = [...candidates];
    // The file that defines them is broken; that has been said.
    if (names.length === 0 && !input.complete) return [];
    const near = nearest(String(value), names, 3);
    return report({
      rule: 'dangling-reference',
      message: `there is no ${what} with this name`,
      found: String(value),
      write:
        near.length > 0
          ? `${near.join(' or ')} (did you mean that?)`
          : `the name of an existing ${what}`,
    });
  };
  if (kind === 'specifications') return specificationProblems(reference, input);
  if (typeof value !== 'string') return [];
  switch (kind) {
    case 'product': {
      if (known.codes.has(value)) return [];
      const strange = /[^\u0020-\u007e]/.test(value) ? codeFault(value) : undefined;
      if (strange) return report({ rule: 'product-code', ...strange, found: value });
      const same = [...known.codes].find((code) => code.toLowerCase() === value.toLowerCase());
      return same
        ? report({
            rule: 'dangling-reference',
            message: 'capitals count in product codes',
            found: value,
            write: same,
          })
        : dangling('product', known.codes);
    }
    case 'category':
      return known.categoryUrls.has(value) ? [] : dangling('category', known.categoryUrls);
    case 'page':
      return known.pageUrls.has(value) ? [] : dangling('page', known.pageUrls);
    case 'featured-promo':
      return catalogue.featured.has(value)
        ? []
        : dangling('featured promotion', catalogue.featured.keys());
    case 'teaser':
      return catalogue.teasers.has(value) ? [] : dangling('teaser price', catalogue.teasers.keys());
    case 'contaminant':
      return catalogue.contaminants.has(value)
        ? []
        : dangling('contaminant', catalogue.contaminants.keys());
    case 'technology':
      return catalogue.technologies.has(value)
        ? []
        : dangling('technology', catalogue.technologies.keys());
    case 'image': {
      if (known.images.has(value)) return [];
      const same = [...known.images].find((name) => name.toLowerCase() === value.toLowerCase());
      return same
        ? report({
            rule: 'image',
            message: 'capitals count in the names of pictures',
            found: value,
            write: same,
          })
        : report({
            rule: 'image',
            message: 'this picture is not in catalogue/images',
            found: value,
            write:
              nearest(value, known.images).map((name) => `${name} (did you mean that?)`)[0] ??
              'the name of a file that is there, or add the file',
          });
    }
    default:
      return [];
  }
}

/** Specifications of a product: ids of specifications.yaml, numbers where figures are compared. */
function specificationProblems(
  { value, document, path }: Reference,
  { catalogue }: RuleInput,
): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = catalogue.specifications;
  return Object.entries(value).flatMap(([id, fact]) => {
    const specification = known.get(id);
    if (!specification) {
      const near = nearest(id, known.keys())[0];
      return [
        problemAt(document, [...path, id], {
          key: true,
          rule: 'dangling-reference',
          message: `there is no specification ${id}`,
          write: near
            ? `${near} (did you mean that?)`
            : `one of ${[...known.keys()].join(', ')}, or add ${id} to specifications.yaml`,
        }),
      ];
    }
    const spelling = document.spelling([...path, id]);
    if (specification.type === 'text' && typeof fact === 'number' && spelling !== String(fact)) {
      return [
        problemAt(document, [...path, id], {
          rule: 'quote-text',
          message: `${specification.label} is text, and without quotes this would become ${fact}`,
          write: `"${spelling}" in quotes`,
        }),
      ];
    }
    if (specification.type === 'number' && typeof fact !== 'number') {
      return [
        problemAt(document, [...path, id], {
          rule: 'wrong-type',
          message: `${specification.label} is compared as a number${specification.unit ? ` of ${specification.unit}` : ''}`,
          found: String(fact),
          write: `${Number.parseFloat(String(fact)) || 60}, without quotes or unit`,
        }),
      ];
    }
    return [];
  });
}
