import { matchIgnoringCase, suggest } from '../diagnostics/suggest.ts';
import { type Rule, type RuleMatch, replaceWith, reportIn, reportReferences } from './rule.ts';

export const image: Rule = {
  name: 'image',
  scope: 'every file',
  description: 'A picture that a file names is in catalogue/images, spelled in the same way.',
  check: (input) =>
    reportReferences(input, (reference, document) => {
      const { known } = input;
      const { kind, value } = reference;
      if (kind !== 'image' || known.images.has(value)) return [];
      const { sure, perhaps } = suggest(value, known.images);
      const isCapitals = value.toLowerCase() === sure?.toLowerCase();
      return [
        reportIn(document, reference, {
          message: isCapitals
            ? 'Capitals count in the names of pictures.'
            : "This picture isn't in catalogue/images.",
          write: 'Use the name of a file in that folder, or add the file.',
          ...(sure === undefined ? { perhaps } : { fix: replaceWith(reference, sure) }),
        }),
      ];
    }),
};
export const unusedPicture: Rule = {
  name: 'unused-picture',
  scope: 'images',
  description:
    'A page shows each picture: a file names it, or it is named products/<code> (a warning).',
  check: ({ known, documents, catalogue }) => {
    const named = new Set(
      documents.flatMap(({ references }) =>
        references.flatMap(({ kind, value }) => (kind === 'image' ? [value] : [])),
      ),
    );
    const codes = new Set(Object.keys(catalogue.products));
    const unused = [...known.images].filter(
      (name) => !named.has(name) && !known.brokenImages.has(name) && !isDrawnElsewhere(name),
    );
    return [
      ...known.strayImages.map((name) => [name, strayFault(name)] as const),
      ...unused.map((name) => [name, unusedFault(name, codes, known.codes)] as const),
    ].flatMap(([name, fault]): RuleMatch[] =>
      fault
        ? [{ severity: 'warning', at: { file: `${known.imageFolder}/${name}` }, ...fault }]
        : [],
    );
  },
};

type PictureFault = Pick<RuleMatch, 'message' | 'write' | 'perhaps'>;

/** Pictures of these names replace drawings of scenes, houses and cards. */
const isDrawnElsewhere = (name: string) => /^(?:scenes|houses|og)\/[^/]+$|^logo/.test(name);

function strayFault(name: string): PictureFault {
  const ending = /\.(svg|png|jpe?g|webp|avif)$/i.exec(name)?.[0];
  return ending === undefined
    ? {
        message: "This file isn't read: it doesn't end in svg, png, jpg, jpeg, webp or avif.",
        write: 'Save the picture as one of these, or delete the file.',
      }
    : {
        message: "This picture isn't read: its ending is in capitals.",
        write: `Rename it to ${name.slice(0, -ending.length)}${ending.toLowerCase()}.`,
      };
}

/** A product is shown by its code, and in one of its finishes with a hyphen after the code. */
function unusedFault(
  name: string,
  codes: ReadonlySet<string>,
  known: ReadonlySet<string>,
): PictureFault | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(?:(.*)\/)?([^/]*)(\.\w+)$/.exec(name) ?? [];
  const isProduct =
    codes.has(stem) || known.has(stem) || [...codes].some((code) => stem.startsWith(`${code}-`));
  const isInFolder = `${folder}/`.startsWith('products/');
  if (isInFolder && (isProduct || codes.has(folder.slice('products/'.length)))) return undefined;
  if (!isInFolder)
    return {
      message: 'No page shows this picture.',
      write: isProduct
        ? `Move it to products/${stem}${ending}`
        : 'Name it in a file, or delete it.',
    };
  const same = matchIgnoringCase(stem.replaceAll(/[_ ]/g, '-'), codes);
  return {
    message: `No page shows this picture: no product has the code ${stem}.`,
    ...(same === undefined
      ? {
          write: 'Rename it to the code of a product, or delete it.',
          perhaps: suggest(stem, codes, true).perhaps.map((code) => `products/${code}${ending}`),
        }
      : { write: `Rename it to products/${same}${ending}.` }),
  };
}
