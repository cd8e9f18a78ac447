import { meant } from '../diagnostics/suggest.ts';
import { atReferences, foundIn, insteadOf, type Rule } from './rule.ts';

export const image: Rule = {
  name: 'image',
  proves: 'ACCEPTANCE 11',
  scope: 'every file',
  description: 'A picture that a file names is in catalogue/images, spelled in the same way.',
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
            ? 'Capitals count in the names of pictures.'
            : "This picture isn't in catalogue/images.",
          write: 'Use the name of a file in that folder, or add the file.',
          ...(sure === undefined ? { perhaps } : { fix: insteadOf(reference, sure) }),
        }),
      ];
    }),
};
