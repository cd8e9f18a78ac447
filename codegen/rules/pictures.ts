import { isOwnDocument } from '../../kernel/documents.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { suggest } from '../diagnostics/suggest.ts';
import {
  type Rule,
  type RuleDiagnostic,
  type RuleMatch,
  replaceWith,
  reportIn,
  reportReferences,
} from './rule.ts';

export const image: Rule = {
  name: 'image',
  check: (input) =>
    reportReferences(input, (reference, document) => {
      const { known } = input;
      const { kind, value } = reference;
      if (kind !== 'image' || known.images.has(value)) return [];
      // unused-picture reports an extension with capitals.
      if (known.strayImages.some((each) => each.toLowerCase() === value.toLowerCase())) return [];
      const { sure = suffixIn(value, known.images), perhaps } = suggest(value, known.images);
      const isCapitals = value.toLowerCase() === sure?.toLowerCase();
      return reportIn(document, reference, {
        message: isCapitals
          ? "The capitals don't match the picture's file name."
          : `There's no picture called ${value} in catalogue/images.`,
        write: 'Use the name of a file in that folder, or add the file.',
        ...(sure === undefined ? { perhaps } : { fix: replaceWith(reference, sure) }),
      });
    }),
};
/** Finds "articles/bench.jpg" for "/images/articles/bench.jpg". */
const suffixIn = (value: string, images: ReadonlySet<string>) =>
  [...images].find((each) => value.endsWith(`/${each}`));

export const unusedPicture: Rule = {
  name: 'unused-picture',
  check: ({ known, documents, tables }) => {
    const references = documents.flatMap((document) => document.references);
    const named = new Set(
      references.flatMap(({ kind, value }) => (kind === 'image' ? [value] : [])),
    );
    // The capitals of a reference may differ from the file's.
    const spelt = new Set(references.map(({ value }) => value.toLowerCase()));
    const wanted = (name: string) =>
      [...named].find((each) => each.toLowerCase() === name.toLowerCase());
    const codes = new Set([...Object.keys(tables.products), ...known.codes]);
    const report = (name: string, fault: RuleDiagnostic): RuleMatch => ({
      severity: 'warning',
      at: { file: `${known.imageFolder}/${name}` },
      ...fault,
    });
    const stems = groupBy([...known.images], (name) =>
      // Two names that look identical may store their accents differently.
      stemOf(name.normalize('NFC')),
    );
    return [
      ...[...stems].flatMap(([stem, [first, second]]) =>
        second === undefined ||
        (first?.normalize('NFC') !== second.normalize('NFC') &&
          (named.has(second) || !isShownByName(stem, codes)))
          ? []
          : report(second, {
              message:
                first?.normalize('NFC') === second.normalize('NFC')
                  ? `Two pictures are called ${second}, with their accents stored differently. Pages only show one.`
                  : `The picture ${first} has the same name, and pages only show one of them.`,
              write: "Delete the one you don't want.",
            }),
      ),
      ...known.strayImages.map((name) =>
        report(name, {
          ...(/\.(?:svg|png|jpe?g|webp|avif)$/i.test(name)
            ? {
                message: "A picture's file extension must be lower case.",
                write: `Rename it to ${wanted(name) ?? name.replace(/\w+$/, (ending) => ending.toLowerCase())}.`,
                ...(wanted(name) !== undefined && { severity: 'error' }),
              }
            : {
                message:
                  "The site can't use this file: pictures must be svg, png, jpg, jpeg, webp or avif.",
                write: 'Save the picture as one of these, with a lower-case extension.',
              }),
        }),
      ),
      ...known.ownDocuments.flatMap((url): RuleMatch | readonly [] =>
        isOwnDocument(url)
          ? []
          : {
              ...(!spelt.has(url.toLowerCase()) && { severity: 'warning' }),
              at: { file: known.imageFolder.replace(/\/images$/, url) },
              message: /\.pdf$/i.test(url)
                ? "The site can't link to a file with this name."
                : "The site can't use this file, because it isn't a PDF.",
              write: spelt.has(url.toLowerCase())
                ? `Rename it to ${url.toLowerCase().split('/').at(-1)}, as in the link${references.some(({ value }) => value === url) ? ', and correct the link' : ''}.`
                : `${/\.pdf$/i.test(url) ? 'Use' : 'Save it as a PDF, with'} only lower-case letters, digits and hyphens in its name, such as watermark-lf-2028.pdf.`,
            },
      ),
      ...[...known.images].flatMap((name) => {
        // image suggests this picture for a name with another extension.
        const isMeant = [...named].some(
          (each) =>
            !known.images.has(each) &&
            (stemOf(each) === stemOf(name) || each.split('/').at(-1) === name.split('/').at(-1)),
        );
        if (
          isMeant ||
          spelt.has(name.toLowerCase()) ||
          known.brokenImages.has(name) ||
          isShownByName(name, codes)
        )
          return [];
        const [, stem = '', ending = ''] = /([^/]*)(\.\w+)$/.exec(name) ?? [];
        const { perhaps } = suggest(stem, codes, true);
        return report(name, {
          message: 'No page shows this picture.',
          write: `Add it to a page or product, ${name.startsWith('products/') ? 'name it after a product code' : 'move it to products/ and name it after a product code'}, or delete it.`,
          perhaps: perhaps.map((code) => `products/${code}${ending}`),
        });
      }),
    ];
  },
};

const stemOf = (name: string) => name.replace(/\.\w+$/, '');

/** Whether a picture replaces a drawing of a scene, house, card or product. A code may have a hyphen and a finish, or name a folder. */
function isShownByName(name: string, codes: ReadonlySet<string>): boolean {
  if (/^(?:scenes|houses|og)\/[^/]+$|^logo/.test(name)) return true;
  const [, code = ''] = /^products\/([^/.]+)/.exec(name) ?? [];
  return codes.has(code) || [...codes].some((each) => code.startsWith(`${each}-`));
}
