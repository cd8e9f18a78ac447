import { inOtherCapitals, meant } from '../diagnostics/suggest.ts';
import type { Found, Rule, RuleInput } from './rule.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n';

export const unusedPicture: Rule = {
  name: 'unused-picture',
  proves: 'IMG-01',
  scope: 'images',
  truth:
    'A picture is shown somewhere: a file names it, or it is called products/<code> as a product (a warning).',
  good: { file: 'images/products/WH-1.svg', yaml: svg },
  bad: {
    file: 'images/products/WH-9.svg',
    yaml: svg,
    printed:
      'warning catalogue/images/products/WH-9.svg:1:1: Nothing shows this picture: no product has the code WH-9. The name of a product, or take the file away. Did you mean products/WH-1.svg or products/WH-2.svg? [unused-picture]',
  },
  check: (input) => {
    const { known, documents, catalogue } = input;
    const named = new Set(
      documents.flatMap(({ references }) =>
        references.flatMap(({ kind, value }) => (kind === 'image' ? [value] : [])),
      ),
    );
    const codes = new Set(Object.keys(catalogue.products));
    return [
      ...known.strayImages.map((name) => at(input, name, strayFault(name))),
      ...[...known.images]
        .filter(
          (name) => !named.has(name) && !known.brokenImages.has(name) && !isDrawnElsewhere(name),
        )
        .flatMap((name) => {
          const fault = unusedFault(name, codes, known.codes);
          return fault ? [at(input, name, fault)] : [];
        }),
    ];
  },
};

type PictureFault = Pick<Found, 'message' | 'write' | 'perhaps'>;

/** Scenes, houses and cards have drawings of these names, which a picture takes the place of. */
const isDrawnElsewhere = (name: string) => /^(?:scenes|houses|og)\/[^/]+$|^logo/.test(name);

const at = ({ known }: RuleInput, name: string, fault: PictureFault): Found => ({
  severity: 'warning',
  at: { file: `${known.imageFolder}/${name}` },
  ...fault,
});

function strayFault(name: string): PictureFault {
  const ending = /\.(svg|png|jpe?g|webp|avif)$/i.exec(name)?.[0];
  return ending === undefined
    ? {
        message: 'this file is overlooked: its ending is none of svg, png, jpg, jpeg, webp, avif',
        write: 'the picture saved as one of these, or take the file away',
      }
    : {
        message: 'this picture is overlooked: its ending is written in capitals',
        write: `the file another name: ${name.slice(0, -ending.length)}${ending.toLowerCase()}`,
      };
}

/** A product is shown by its code, and with a hyphen behind it in one of its finishes. */
function unusedFault(
  name: string,
  codes: ReadonlySet<string>,
  known: ReadonlySet<string>,
): PictureFault | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(?:(.*)\/)?([^/]*)(\.\w+)$/.exec(name) ?? [];
  const owner = (word: string) =>
    [...codes].find((code) => word === code || word.startsWith(`${code}-`));
  const isOne = codes.has(stem) || known.has(stem) || owner(stem) !== undefined;
  if (folder === 'products' || folder.startsWith('products/')) {
    if (isOne || codes.has(folder.slice('products/'.length))) return undefined;
    const same = inOtherCapitals(stem.replaceAll(/[_ ]/g, '-'), codes);
    if (same !== undefined)
      return {
        message: 'nothing shows this picture: capitals and hyphens count in the code of a product',
        write: `the file another name: products/${same}${ending}`,
      };
    const { perhaps } = meant(stem, codes, true);
    return {
      message: `nothing shows this picture: no product has the code ${stem}`,
      write: 'the name of a product, or take the file away',
      ...(perhaps.length > 0 && { perhaps: perhaps.map((code) => `products/${code}${ending}`) }),
    };
  }
  return isOne
    ? {
        message: 'nothing shows this picture: those of products stand in the folder products',
        write: `the file into another folder: products/${stem}${ending}`,
      }
    : { message: 'nothing shows this picture', write: 'its name into a file, or take it away' };
}
