import { meant } from '../diagnostics/suggest.ts';
import { atReferences, foundIn, insteadOf, type Rule } from './rule.ts';

export const image: Rule = {
  name: 'image',
  proves: 'ACCEPTANCE 11',
  scope: 'every file',
  truth: 'A picture that a file names stands in catalogue/images, spelled in the same way.',
  good: {
    file: 'categories/mains.yaml',
    instead: 'thumb: { file: products/ct-1.svg, alt: A cartridge }',
    yaml: 'thumb: { file: products/ct-1.svg, alt: "" }',
  },
  bad: {
    file: 'categories/mains.yaml',
    instead: 'thumb: { file: products/ct-1.svg, alt: A cartridge }',
    yaml: 'thumb: { file: products/CT-1.svg, alt: "" }',
    printed:
      'error catalogue/categories/mains.yaml:9:16 thumb.file: Capitals count in the names of pictures. Change products/CT-1.svg to products/ct-1.svg. [image]',
  },
  check: (input) =>
    atReferences(input, (reference, document) => {
      const { known } = input;
      const { kind, value } = reference;
      if (kind !== 'image' || known.images.has(value)) return [];
      const { sure, perhaps } = meant(value, known.images);
      const isCapitals = value.toLowerCase() === sure?.toLowerCase();
      return [
        foundIn(document, reference, {
          message: isCapitals
            ? 'capitals count in the names of pictures'
            : 'this picture is not in catalogue/images',
          write: 'the name of a file that is there, or add the file',
          ...(sure === undefined ? { perhaps } : { fix: insteadOf(reference, sure) }),
        }),
      ];
    }),
};
